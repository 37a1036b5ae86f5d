import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { lineFigure } from '@ironfield/kernel/figures.ts';
import type { PossibleAttack } from '../../board/map-lines.tsx';
import { percent } from '../../ui/words/odds.ts';

interface TargetCardProps {
  readonly title: string;
  readonly attacks: readonly PossibleAttack[];
  /** The chance of a number. */
  chanceOf(number: number): number;
  /** A place on the map where it covers nothing. */
  readonly place: string;
}

type Line = Explanation['lines'][number];

/** Shown for an enemy under the pointer: every possible attack, with its number and the reasons. */
export function TargetCard({ title, attacks, chanceOf, place }: TargetCardProps) {
  const possible = attacks.filter(({ explanation }) => chanceOf(explanation.total) > 0);
  const vain = attacks.filter((attack) => !possible.includes(attack));
  const shared = sharedLines(possible);
  const isShared = ({ reason, value }: Line) =>
    shared.some((line) => line.reason === reason && line.value === value);
  return (
    <aside className={`target-card ${place}`} data-part="target-card" aria-label={title}>
      <strong>{title}</strong>
      <ul>
        {shared.map((line, index) => (
          <li key={line.reason}>
            {line.reason} <b>{lineFigure(line, index)}</b>
          </li>
        ))}
      </ul>
      <table>
        <tbody>
          {possible.map((each) => {
            const { label, explanation } = each;
            const own = explanation.lines.filter((line) => !isShared(line));
            return (
              <tr key={`${label} ${possible.indexOf(each)}`}>
                <th scope="row">
                  {label}
                  {own.length > 0 && (
                    <small>{own.map((line) => `${line.reason} ${lineFigure(line, 1)}`).join(', ')}</small>
                  )}
                </th>
                <td>{explanation.total}+</td>
                <td>{percent(chanceOf(explanation.total))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {vain.length > 0 && <p>Cannot hit: {vain.map(({ label }) => label).join(', ')}</p>}
    </aside>
  );
}

/** Reasons that all of them share are listed once. */
function sharedLines([first, ...others]: readonly PossibleAttack[]): readonly Line[] {
  if (!first || others.length === 0) return first?.explanation.lines ?? [];
  return first.explanation.lines.filter(({ reason, value }) =>
    others.every(({ explanation }) =>
      explanation.lines.some((line) => line.reason === reason && line.value === value),
    ),
  );
}
