const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[8, 8]],
  [
    [5, 5],
    [11, 11],
  ],
  [
    [4.5, 4.5],
    [8, 8],
    [11.5, 11.5],
  ],
  [
    [5, 5],
    [11, 5],
    [5, 11],
    [11, 11],
  ],
  [
    [4.5, 4.5],
    [11.5, 4.5],
    [8, 8],
    [4.5, 11.5],
    [11.5, 11.5],
  ],
  [
    [5, 4],
    [11, 4],
    [5, 8],
    [11, 8],
    [5, 12],
    [11, 12],
  ],
];

/** Dice as they lie on the table. */
function Dice({ shown }: { readonly shown: readonly number[] }) {
  return (
    <span className="dice" role="img" aria-label={shown.join(' and ')}>
      {shown.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no other name than their place
        <svg key={index} viewBox="0 0 16 16" aria-hidden="true">
          <rect width="16" height="16" rx="3.5" />
          {SPOTS[value]?.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />
          ))}
        </svg>
      ))}
    </span>
  );
}

/** A sentence whose rolls, written as `8 (5 + 3)`, are shown as dice. */
export function SentenceWithDice({ text }: { readonly text: string }) {
  const parts = text.split(/(\(\d(?: \+ \d)*\)[,.;:]?)/);
  return parts.map((part, index) => {
    const [, roll, mark] = /^\((.*)\)(.?)$/.exec(part) ?? [];
    if (index % 2 === 0 || roll === undefined) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
      <span key={index} className="roll">
        <Dice shown={roll.split(' + ').map(Number)} />
        {mark}
      </span>
    );
  });
}
