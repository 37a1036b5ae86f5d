import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { agreedWords } from '../../options/option-words.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface AgreedDialogProps {
  readonly game: AnyGame;
  readonly agreed: readonly OptionModule[];
  readonly values: OptionValues;
  onClose(): void;
}

/** The options that a game is played with, each with its sentence. */
export function AgreedDialog({ game, agreed, values, onClose }: AgreedDialogProps) {
  return (
    <Dialog title="Options of this game" onClose={onClose}>
      {[...Map.groupBy(agreed, ({ group }) => group)].map(([group, members]) => (
        <section key={group} className="agreed-group">
          <h3 className="overline">{group}</h3>
          <ul>
            {members.map((option) => (
              <li key={option.id}>
                <strong>{agreedWords(option, values)}</strong>{' '}
                <RuleLink game={game} rule={option.rule} inNewTab />
                <span className="quiet">{option.summary}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
