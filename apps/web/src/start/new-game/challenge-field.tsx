import type { PeopleList } from '@ironfield/client/club/people.ts';
import { useEffect, useState } from 'react';
import { clubServer } from '../../club/club-server.ts';
import { useMember } from '../../club/member.ts';
import { linkTo } from '../../router.ts';
import { Select } from '../../ui/fields/select.tsx';
import type { ChallengeWish } from './challenge-wish.ts';
import styles from './new-game.module.css';

interface Props {
  readonly wish: ChallengeWish | null;
  onChange(wish: ChallengeWish | null): void;
}

const USUAL = { from: 1300, to: 1700 };

/** Who may take the open seats: whoever has the link, or those whom a challenge is for. */
export function ChallengeField({ wish, onChange }: Props) {
  const member = useMember();
  const [people, setPeople] = useState<PeopleList['people']>([]);
  const key = member?.key ?? null;
  useEffect(() => {
    if (key === null) return;
    void clubServer.people(key).then((answer) => {
      if (answer.ok) setPeople(answer.value.people.filter(({ games, blocked }) => games > 0 && !blocked));
    });
  }, [key]);
  if (!member)
    return (
      <p className="quiet">
        With <a href={linkTo('me')}>an identity</a> you can challenge people of your strength.
      </p>
    );
  const value = !wish ? 'link' : wish.person !== undefined ? wish.person : wish.wanted ? 'rated' : 'anybody';
  const choose = (chosen: string) => {
    if (chosen === 'link') onChange(null);
    else if (chosen === 'anybody') onChange({});
    else onChange(chosen === 'rated' ? { wanted: USUAL } : { person: chosen });
  };
  return (
    <>
      <label className={styles.field} htmlFor="challenge">
        <span className="overline">Open seats are for</span>
        <Select
          id="challenge"
          value={value}
          choices={[
            ['link', 'Whoever has the link'],
            ['anybody', 'A challenge to anybody'],
            ['rated', 'A challenge to a strength'],
            ...people.map(({ id, name }) => [id, `A challenge to ${name}`] as const),
          ]}
          onChange={choose}
        />
      </label>
      {wish?.wanted && <StrengthFields wanted={wish.wanted} onChange={(wanted) => onChange({ wanted })} />}
    </>
  );
}

type Wanted = NonNullable<ChallengeWish['wanted']>;

function StrengthFields({ wanted, onChange }: { readonly wanted: Wanted; onChange(wanted: Wanted): void }) {
  return (
    <span className={styles.strengths}>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className={styles.field} htmlFor={`rating-${end}`}>
          <span className="overline">{end === 'from' ? 'Rating from' : 'to'}</span>
          <input
            id={`rating-${end}`}
            className="text-field"
            type="number"
            min={0}
            max={5000}
            step={50}
            value={wanted[end]}
            onChange={({ target }) => onChange({ ...wanted, [end]: Number(target.value) })}
          />
        </label>
      ))}
    </span>
  );
}
