import { type Command, type Completion, type Option, type Positional, shortOf } from './command.ts';

/** The completion script for a shell, made from the table of commands. */
export function completionScript(shell: 'bash' | 'zsh' | 'fish', commands: readonly Command[]): string {
  switch (shell) {
    case 'bash':
      return bash(commands);
    case 'zsh':
      return zsh(commands);
    case 'fish':
      return fish(commands);
  }
}

interface Source {
  readonly choices?: readonly string[];
  readonly complete?: Completion;
}

/** The source of an option's values; `null` when it takes none. */
function sourceOf(option: Option): Source | null {
  return option.kind === 'flag' ? null : option.kind === 'whole' ? {} : option;
}

function fixedValues({ choices, complete }: Source, commands: readonly Command[]): readonly string[] | null {
  return complete === 'command' ? commands.map(({ name }) => name) : (choices ?? null);
}

function bash(commands: readonly Command[]): string {
  const answer = (source: Source): string => {
    const fixed = fixedValues(source, commands);
    if (fixed) return `COMPREPLY=($(compgen -W '${fixed.join(' ')}' -- "$cur"))`;
    switch (source.complete) {
      case 'file':
        return 'COMPREPLY=($(compgen -f -- "$cur")); compopt -o filenames';
      case 'directory':
        return 'COMPREPLY=($(compgen -d -- "$cur")); compopt -o filenames';
      case 'players':
        return '_ironfield_values player ,';
      case 'unit':
        return '_ironfield_values unit; COMPREPLY+=($(compgen -f -- "$cur")); compopt -o filenames';
      case undefined:
        return 'COMPREPLY=()';
      default:
        return `_ironfield_values ${source.complete}`;
    }
  };
  const values: string[] = [];
  const words: string[] = [];
  for (const { name, options, positionals } of commands) {
    for (const [option, spec] of Object.entries(options)) {
      const source = sourceOf(spec);
      const short = shortOf(spec);
      const words = [`'${name} --${option}'`, ...(short === undefined ? [] : [`'${name} -${short}'`])];
      if (source) values.push(`    ${words.join(' | ')}) ${answer(source)}; return ;;`);
    }
    const names = [...Object.keys(options), 'help'].map((option) => `--${option}`);
    const [first, ...others] = positionals.map(answer);
    const last = others.at(-1);
    const offer = last === undefined ? first : `if ((COMP_CWORD == 2)); then ${first}; else ${last}; fi`;
    const positional = offer === undefined ? '' : `[[ $cur != -* ]] && { ${offer}; return; }; `;
    words.push(`    ${name}) ${positional}COMPREPLY=($(compgen -W '${names.join(' ')}' -- "$cur")) ;;`);
  }
  const top = [...commands.map(({ name }) => name), '--help', '--version'].join(' ');
  return `# bash completion for ironfield; use it with: source <(ironfield completion bash)
_ironfield_values() {
  local head='' game=() i
  [[ -n $2 && $cur == *"$2"* ]] && head="\${cur%"$2"*}$2"
  for ((i = 2; i < COMP_CWORD; i++)); do
    [[ \${COMP_WORDS[i]} == --game ]] && game=(--game "\${COMP_WORDS[i + 1]}")
  done
  local known
  known=$("\${COMP_WORDS[0]}" completion --values "$1" "\${game[@]}" 2>/dev/null)
  COMPREPLY=($(compgen -P "$head" -W "$known" -- "\${cur#"$head"}"))
}

_ironfield() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]}
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '${top}' -- "$cur"))
    return
  fi
  case "\${COMP_WORDS[1]} $prev" in
${values.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${words.join('\n')}
  esac
}

complete -F _ironfield ironfield
`;
}

function zsh(commands: readonly Command[]): string {
  const quote = (text: string) => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, '\\$&');
  const action = (source: Source): string => {
    const fixed = fixedValues(source, commands);
    if (fixed) return `(${fixed.join(' ')})`;
    switch (source.complete) {
      case 'file':
        return '_files';
      case 'directory':
        return '_files -/';
      case 'players':
        return '_sequence _ironfield_player';
      case undefined:
        return ' ';
      default:
        return `_ironfield_${source.complete}`;
    }
  };
  const optionSpec = ([name, option]: [string, Option]): string => {
    const source = sourceOf(option);
    const again = option.kind === 'many' ? '*' : '';
    const value = source && option.kind !== 'flag' ? `:${quote(option.value)}:${action(source)}` : '';
    const spec = `[${quote(option.summary)}]${value}`;
    const short = shortOf(option);
    return short === undefined
      ? `'${again}--${name}${spec}'`
      : `'(-${short} --${name})'{-${short},--${name}}'${spec}'`;
  };
  const positionalSpec = (positional: Positional, i: number): string =>
    `'${positional.isMany ? '*' : i + 1}:${quote(positional.summary)}:${action(positional)}'`;
  const cases = commands.map(({ name, options, positionals }) => {
    const specs = [...Object.entries(options).map(optionSpec), "'--help[show help]'"];
    return `    ${name}) _arguments ${[...specs, ...positionals.map(positionalSpec)].join(' ')} ;;`;
  });
  const described = commands.map(({ name, summary }) => `    '${name}:${quote(summary)}'`);
  return `#compdef ironfield
# zsh completion for ironfield; use it with: source <(ironfield completion zsh)
_ironfield_known() {
  local -a known game
  local at=\${words[(I)--game]}
  ((at > 0 && at < CURRENT)) && game=(--game $words[at+1])
  known=(\${(f)"$(ironfield completion --values $1 $game 2>/dev/null)"})
  compadd "\${@:2}" -a known
}
_ironfield_game() { _ironfield_known game "$@" }
_ironfield_scenario() { _ironfield_known scenario "$@" }
_ironfield_option() { _ironfield_known option "$@" }
_ironfield_set() { _ironfield_known set "$@" }
_ironfield_player() { _ironfield_known player "$@" }
_ironfield_unit() { _ironfield_known unit "$@"; _files }

_ironfield() {
  local -a commands=(
${described.join('\n')}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  shift words
  ((CURRENT--))
  case $words[1] in
${cases.join('\n')}
  esac
}

compdef _ironfield ironfield
`;
}

function fish(commands: readonly Command[]): string {
  const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const argument = (source: Source): string => {
    const fixed = fixedValues(source, commands);
    if (fixed) return ` -x -a ${quote(fixed.join(' '))}`;
    switch (source.complete) {
      case 'file':
        return ' -r -F';
      case 'directory':
        return " -x -a '(__fish_complete_directories)'";
      case 'players':
        return ' -x -a \'(__fish_complete_list , "__ironfield_values player")\'';
      case 'unit':
        return " -r -F -a '(__ironfield_values unit)'";
      case undefined:
        return ' -x';
      default:
        return ` -x -a '(__ironfield_values ${source.complete})'`;
    }
  };
  const lines: string[] = [];
  for (const { name, summary, options, positionals } of commands) {
    lines.push(`complete -c ironfield -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`);
    const when = `complete -c ironfield -n '__fish_seen_subcommand_from ${name}'`;
    for (const [option, spec] of Object.entries(options)) {
      const source = sourceOf(spec);
      const short = shortOf(spec);
      const names = short === undefined ? `-l ${option}` : `-l ${option} -s ${short}`;
      lines.push(`${when} ${names}${source ? argument(source) : ''} -d ${quote(spec.summary)}`);
    }
    for (const [i, positional] of positionals.entries()) {
      const words = '(count (commandline -opc))';
      const place = positionals.length === 1 ? '' : ` -n 'test ${words} ${i === 0 ? '-eq' : '-ge'} ${i + 2}'`;
      lines.push(when + place + argument(positional).replace(' -x -a', ' -a').replace(' -r -F', ' -F'));
    }
  }
  return `# fish completion for ironfield; use it with: ironfield completion fish | source
function __ironfield_values
  set -l words (commandline -opc)
  set -l game
  if set -l at (contains -i -- --game $words)
    set game --game $words[(math $at + 1)]
  end
  ironfield completion --values $argv[1] $game 2>/dev/null
end

complete -c ironfield -f
complete -c ironfield -l help -d 'show help'
complete -c ironfield -n __fish_use_subcommand -l version -d 'show the version'
${lines.join('\n')}
`;
}
