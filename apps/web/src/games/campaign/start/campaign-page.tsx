import { CLAN_FACTIONS, FORCE_FACTIONS, type ForceFaction } from '@ironfield/battleforce2/data/assignment.ts';
import { EXPERIENCES, type Experience } from '@ironfield/battleforce2/data/force-tables.ts';
import { generateCampaign, type SideWish } from '@ironfield/campaigns/linked/forces.ts';
import { SETTLEMENTS, type Setup, SUPPORTS } from '@ironfield/campaigns/linked/state.ts';
import { SUPPORT_NAMES } from '@ironfield/campaigns/linked/text.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import { useMemo, useState } from 'react';
import { goTo, linkTo } from '../../../router.ts';
import scenesStyles from '../../../scenes/scenes.module.css';
import type { LocalPlayer } from '../../../sessions/local-messages.ts';
import { localGames } from '../../../sessions/local-session.ts';
import { whileBusy } from '../../../ui/busy.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { sideClass } from '../../../ui/words/sides.ts';
import { Campaigns } from './campaigns.tsx';
import '../../../ui/fields/fields.css';
import styles from './campaign-page.module.css';

const FACTIONS = FORCE_FACTIONS.map(
  (each) => [each, (CLAN_FACTIONS as readonly string[]).includes(each) ? `Clan ${each}` : each] as const,
);
const OPPONENTS = [
  ['recruit', 'A recruit'],
  ['regular', 'A regular'],
  ['veteran', 'A veteran'],
  ['human', 'Somebody at this screen'],
] as const;
type Opponent = (typeof OPPONENTS)[number][0];

const FIRST: readonly [SideWish, SideWish] = [
  { faction: 'Davion', experience: 'Regular' },
  { faction: 'Kurita', experience: 'Regular' },
];

/** A new campaign, and those under way: `#/campaign`. */
export function CampaignPage() {
  const [sides, setSides] = useState(FIRST);
  const [companies, setCompanies] = useState(1);
  const [hasInfantry, setInfantry] = useState(false);
  const [hasSupply, setSupply] = useState(false);
  const [opponent, setOpponent] = useState<Opponent>('regular');
  const [seed, setSeed] = useState(newSeed);
  const [problem, setProblem] = useState<string | null>(null);
  const setup = useMemo(
    () =>
      generateCampaign(
        { sides, companies, hasInfantry, options: hasSupply ? { supply: true } : {} },
        randomFrom(seed),
      ),
    [sides, companies, hasInfantry, hasSupply, seed],
  );
  const change = (seat: number, wish: Partial<SideWish>) =>
    setSides(([first, second]) =>
      seat === 0 ? [{ ...first, ...wish }, second] : [first, { ...second, ...wish }],
    );
  const begin = async () => {
    const other: LocalPlayer = opponent === 'human' ? { kind: 'human' } : { kind: 'bot', strength: opponent };
    const made = await whileBusy(
      localGames.create({ game: 'campaign', setup, players: [{ kind: 'human' }, other] }),
    );
    if (made.ok) goTo('table', 'local', made.value);
    else setProblem(made.error.message);
  };
  return (
    <div className={scenesStyles.scenesPage}>
      <header className={scenesStyles.sceneHead} data-part="scene-head">
        <a className="button bare" href={linkTo('new', 'battleforce2')}>
          ← BattleForce 2
        </a>
        <div>
          <h1>Campaigns</h1>
          <p className="quiet">
            Three battles with the same forces. Between them damage is repaired and wrecks are salvaged; what
            is lost stays lost. Kept on this device after every order.
          </p>
        </div>
      </header>
      <main>
        <Campaigns />
        <form
          className={styles.form}
          aria-label="A new campaign"
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <h2>A new campaign</h2>
          <div className={styles.sides}>
            {sides.map((wish, seat) => (
              <Side
                // biome-ignore lint/suspicious/noArrayIndexKey: sides go by their number
                key={seat}
                seat={seat}
                wish={wish}
                setup={setup}
                onChange={(more) => change(seat, more)}
              />
            ))}
          </div>
          <div className={styles.choices}>
            <label>
              <span>Companies of each side</span>
              <Select value={companies} choices={[1, 2, 3]} onChange={setCompanies} />
            </label>
            <label>
              <span>The other side is played by</span>
              <Select value={opponent} choices={OPPONENTS} onChange={setOpponent} />
            </label>
            <label className={styles.check}>
              <input type="checkbox" checked={hasInfantry} onChange={() => setInfantry(!hasInfantry)} />
              <span>Infantry with a field hospital</span>
            </label>
            <label className={styles.check}>
              <input type="checkbox" checked={hasSupply} onChange={() => setSupply(!hasSupply)} />
              <span>Limited supply</span>
            </label>
          </div>
          {problem !== null && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <div className={styles.buttons}>
            <button type="submit" className="button primary">
              Begin
            </button>
            <button type="button" className="button" onClick={() => setSeed(newSeed())}>
              Other forces
            </button>
          </div>
        </form>
      </main>
    </div>
  );
}

interface SideProps {
  readonly seat: number;
  readonly wish: SideWish;
  readonly setup: Setup;
  onChange(wish: Partial<SideWish>): void;
}

const TECHNICIANS = [4, 5, 6, 7, 8, 9, 10, 11, 12];
const CAMP_NAMES = { none: 'In the field', base: 'In a base', city: 'In a city', fortress: 'In a fortress' };

function Side({ seat, wish, setup, onChange }: SideProps) {
  const { faction, experience = 'Regular', technicians, support, camp } = wish;
  const settlement = camp?.settlement ?? 'none';
  const technical = technicians !== undefined ? String(technicians) : (support ?? 'usual');
  return (
    <fieldset className={`${styles.side} ${sideClass(seat)}`}>
      <legend>
        <i className="side-dot" /> {seat === 0 ? 'Your side' : 'The other side'}
      </legend>
      <label>
        <span>Faction</span>
        <Select<ForceFaction>
          value={faction}
          choices={FACTIONS}
          onChange={(each) => onChange({ faction: each })}
        />
      </label>
      <label>
        <span>Experience</span>
        <Select<Experience>
          value={experience}
          choices={EXPERIENCES}
          onChange={(each) => onChange({ experience: each })}
        />
      </label>
      <label>
        <span>Technicians</span>
        <Select<string>
          value={technical}
          choices={[
            ['usual', 'As good as the crews'],
            ...SUPPORTS.map((each) => [each, SUPPORT_NAMES[each]] as const),
            ...TECHNICIANS.map((each) => [String(each), `Technician Skill ${each}`] as const),
          ]}
          onChange={(value) => {
            const named = SUPPORTS.find((each) => each === value);
            const skill = Number(value);
            onChange({ support: named, technicians: Number.isInteger(skill) ? skill : undefined });
          }}
        />
      </label>
      <label>
        <span>Repairs are made</span>
        <Select
          value={settlement}
          choices={SETTLEMENTS.map((each) => [each, CAMP_NAMES[each]] as const)}
          onChange={(each) => onChange({ camp: { settlement: each, isHarsh: camp?.isHarsh ?? false } })}
        />
      </label>
      <label>
        <span>Country</span>
        <Select
          value={camp?.isHarsh ? 'harsh' : 'easy'}
          choices={[
            ['easy', 'Easy'],
            ['harsh', 'Arctic, mountains or ocean'],
          ]}
          onChange={(each) => onChange({ camp: { settlement, isHarsh: each === 'harsh' } })}
        />
      </label>
      <ul className={styles.units}>
        {setup.sides[seat]!.units.map(({ name, elements }) => (
          <li key={name}>
            <strong>{name}</strong>{' '}
            <span className="quiet">{elements.map((element) => element.name).join(', ')}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
