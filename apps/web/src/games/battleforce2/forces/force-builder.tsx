import { about } from '@ironfield/battleforce2/about.ts';
import { FORCE_FACTIONS, type ForceFaction } from '@ironfield/battleforce2/data/assignment.ts';
import { LANDSCAPES } from '@ironfield/battleforce2/data/maps/generator.ts';
import { MISSIONS, type Mission } from '@ironfield/battleforce2/data/missions.ts';
import { WAR } from '@ironfield/battleforce2/data/wars.ts';
import {
  type ForcePlan,
  ledBy,
  type PlannedSide,
  planOf,
  setupOf,
  sidePoints,
  withMap,
  withoutUnit,
  withSide,
} from '@ironfield/battleforce2/scenarios/force-plan.ts';
import { type BattleChoices, choicesIn } from '@ironfield/battleforce2/scenarios/generator/battle-choices.ts';
import { drawn, inWar } from '@ironfield/battleforce2/scenarios/war-battles.ts';
import type { Setup } from '@ironfield/battleforce2/state.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { useEffect, useMemo, useState } from 'react';
import musterStyles from '../../../muster/muster.module.css';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useRemembered } from '../../../ui/keep/use-remembered.ts';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { sideClass } from '../../../ui/words/sides.ts';
import { Picture } from '../picture.tsx';
import { BiddingDialog, type Settled } from './bidding-dialog.tsx';
import { CommandList } from './command-list.tsx';
import { type Adding, ElementDialog } from './element-dialog.tsx';
import styles from './forces.module.css';
import { PrintButton } from './print-button.tsx';
import { UnitCard } from './unit-card.tsx';
import { WarCards } from './war-cards.tsx';

interface ForceBuilderProps {
  /** A bot is the opponent, not a person. */
  readonly isAgainstBot: boolean;
  onChange(setup: CoreSetup): void;
  /** The person at this screen is to play this side. */
  onSeat(seat: number): void;
}

const FIRST = choicesIn({});

/** Forces by points, by the tables or from the roster, with their chains of command. */
export function ForceBuilder({ isAgainstBot, onChange, onSeat }: ForceBuilderProps) {
  const [choices, setChoices] = useRemembered<BattleChoices>('battleforce2 choices', () => FIRST);
  const [seed, setSeed] = useRemembered('battleforce2 seed', newSeed);
  const [plan, setPlan] = useRemembered<ForcePlan>('battleforce2 forces', () =>
    planOf(drawn('stand-up-fight', seed, FIRST)),
  );
  const [adding, setAdding] = useState<Adding | null>(null);
  const [isBidding, setBidding] = useState(false);
  const setup = useMemo(() => setupOf(plan, {}), [plan]);
  useEffect(() => onChange(setup), [setup, onChange]);
  const draw = (change: Partial<BattleChoices>, mission: Mission = plan.mission) => {
    const wish = { ...choices, bid: null, ...change };
    const next = newSeed();
    setChoices(wish);
    setSeed(next);
    setPlan(planOf(drawn(mission, next, wish), wish.war));
  };
  const clans = clansOf(plan);
  const settle = ({ by, points }: Settled) => {
    if (clans === null) return;
    // The same seed draws the same Clan; the other side stays as it is.
    const bought = planOf(drawn(plan.mission, seed, { ...choices, bid: points })).sides[clans];
    setChoices({ ...choices, bid: points });
    setPlan(withSide(plan, clans, bought));
    onSeat(by === 0 ? clans : 1 - clans);
    setBidding(false);
  };
  return (
    <div className={musterStyles.ownBattle} data-part="own-battle">
      <Wishes
        choices={choices}
        mission={plan.mission}
        whyNoBidding={whyNoBidding(clans, choices)}
        onDraw={draw}
        onBid={() => setBidding(true)}
      />
      <WarCards
        choices={choices}
        mission={plan.mission}
        seed={seed}
        chosen={setup}
        onChoose={(war) => {
          const wish = { ...choices, ...inWar(war) };
          setChoices(wish);
          setPlan(planOf(drawn(plan.mission, seed, wish), war));
        }}
      />
      <div className={musterStyles.forcesRow} data-part="forces-row">
        {plan.sides.map((_, seat) => (
          <SideCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its seat
            key={seat}
            plan={plan}
            setup={setup}
            seat={seat}
            bid={seat === clans ? choices.bid : null}
            onChange={setPlan}
            onAdd={(unit) => setAdding({ seat, unit, place: null })}
          />
        ))}
      </div>
      <section className={styles.battleMap} aria-label="Map">
        <span className={musterStyles.mapCardPicture} data-part="map-card-picture">
          <Picture setup={setup} />
        </span>
        <div>
          <strong>{plan.map.name}</strong>
          <p className="quiet">
            {plan.map.width} by {plan.map.height} hexes
          </p>
          <button
            type="button"
            className="button"
            onClick={() => setPlan(withMap(plan, choices.land, randomFrom(newSeed())))}
          >
            <Icon name="die" /> Other map
          </button>
        </div>
      </section>
      {isBidding && clans !== null && (
        <BiddingDialog
          clans={shortName(plan.sides[clans])}
          others={shortName(plan.sides[1 - clans])}
          most={Math.floor(sidePoints(plan.sides[clans]))}
          othersPoints={sidePoints(plan.sides[1 - clans])}
          isAgainstBot={isAgainstBot}
          onSettle={settle}
          onClose={() => setBidding(false)}
        />
      )}
      {adding && <ElementDialog plan={plan} adding={adding} onAdding={setAdding} onChange={setPlan} />}
    </div>
  );
}

/** `Clan Wolf` of "Clan Wolf, striker force". */
const shortName = ({ name }: PlannedSide): string => name.split(',')[0];

/** The side of the Clans, where there is just one. */
function clansOf({ sides }: ForcePlan): number | null {
  const clans = sides.flatMap(({ organization }, seat) => (organization === 'Clan' ? [seat] : []));
  return clans.length === 1 ? clans[0] : null;
}

function whyNoBidding(clans: number | null, { forces }: BattleChoices): string | null {
  if (clans === null)
    return 'Bids are for a Clan that fights the Inner Sphere: choose one as attackers or defenders';
  return forces === 'dice' ? 'Bids are for forces by points' : null;
}

interface WishesProps {
  readonly choices: BattleChoices;
  readonly mission: Mission;
  readonly whyNoBidding: string | null;
  onDraw(change: Partial<BattleChoices>, mission?: Mission): void;
  onBid(): void;
}

/** BF2-WAR-01: is it one of those whose tables a party of this war draws from? */
const mayTakePart = (
  war: BattleChoices['war'],
  role: 'attackers' | 'defenders',
  faction: ForceFaction,
): boolean => war === 'none' || WAR[war][role].some(({ draws }) => draws === faction);

/** The choices for drawing forces. */
function Wishes({ choices, mission, whyNoBidding, onDraw, onBid }: WishesProps) {
  const pick = (id: 'attackers' | 'defenders', title: string) => (
    <label className={musterStyles.musterSize}>
      <span>{title}</span>
      <Select
        value={choices[id]}
        choices={[
          ['any', 'any'],
          ...FORCE_FACTIONS.filter((faction) => mayTakePart(choices.war, id, faction)),
        ]}
        onChange={(value) => onDraw({ [id]: value })}
      />
    </label>
  );
  return (
    <div className={musterStyles.musterTools} data-part="muster-tools">
      <label className={musterStyles.musterSize}>
        <span>Mission</span>
        <Select
          value={mission}
          choices={MISSIONS.map((each) => [each, about.battles[each]] as const)}
          onChange={(value) => onDraw({}, value)}
        />
      </label>
      {pick('attackers', 'Attackers')}
      {pick('defenders', 'Defenders')}
      <label className={musterStyles.musterSize}>
        <span>Companies</span>
        <Select
          value={choices.companies}
          choices={[1, 2, 3]}
          onChange={(value) => onDraw({ companies: value })}
        />
      </label>
      <label className={musterStyles.musterSize}>
        <span>Land</span>
        <Select
          value={choices.land}
          choices={['mapsheets', ...LANDSCAPES]}
          onChange={(value) => onDraw({ land: value })}
        />
      </label>
      <Segments
        label="Forces"
        value={choices.forces}
        choices={[
          { value: 'points', label: 'By points' },
          { value: 'dice', label: 'By dice' },
        ]}
        onChange={(forces) => onDraw({ forces })}
      />
      {choices.forces === 'points' && (
        <label className={musterStyles.musterSize}>
          <span>Points a unit</span>
          <input
            className="text-field"
            type="number"
            min={15}
            max={80}
            value={choices.unitPoints}
            onChange={({ target }) => {
              const points = Number(target.value);
              if (points >= 15 && points <= 80) onDraw({ unitPoints: points });
            }}
          />
        </label>
      )}
      <button type="button" className="button" onClick={() => onDraw({})}>
        <Icon name="die" /> Draw
      </button>
      <button
        type="button"
        className="button"
        {...refusing(whyNoBidding, 'Both want the Clans: the lower bid plays them')}
        onClick={onBid}
      >
        Bid for the Clans…
      </button>
    </div>
  );
}

interface SideCardProps {
  readonly plan: ForcePlan;
  readonly setup: Setup;
  readonly seat: number;
  /** The winning bid. */
  readonly bid: number | null;
  onChange(plan: ForcePlan): void;
  onAdd(unit: number | null): void;
}

const ROLES = ['Attackers', 'Defenders'];

function SideCard({ plan, setup, seat, bid, onChange, onAdd }: SideCardProps) {
  const side = plan.sides[seat];
  const points = sidePoints(side);
  const { units, organization } = side;
  const change = (next: typeof units) => onChange(withSide(plan, seat, { units: next }));
  return (
    <section
      className={`${musterStyles.forceCard} ${sideClass(seat)}`}
      data-part="force-card"
      aria-label={ROLES[seat]}
    >
      <header>
        <h2>
          <i className="side-dot" /> {ROLES[seat]}
        </h2>
        <p className={musterStyles.forceWorth} data-part="force-worth">
          <span className={bid !== null && points > bid ? 'strong problem' : 'strong'}>
            {bid === null ? points : `${points} of ${bid}`} points
          </span>
          <span className="quiet">
            {units.length} {units.length === 1 ? 'unit' : 'units'}, {organization}
          </span>
        </p>
      </header>
      <input
        className={`text-field ${styles.sideName}`}
        aria-label={`Name of the ${ROLES[seat].toLowerCase()}`}
        maxLength={60}
        value={side.name}
        onChange={({ target }) => onChange(withSide(plan, seat, { name: target.value }))}
      />
      <CommandList side={side} onChange={(commands) => onChange(withSide(plan, seat, { commands }))} />
      {units.map((_, index) => (
        <UnitCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place
          key={index}
          organization={organization}
          units={units}
          index={index}
          id={setup.sides[seat].units[index].id}
          onChange={(unit) => change(units.map((each, at) => (at === index ? unit : each)))}
          onLedBy={(superior) => change(ledBy(units, index, superior))}
          onAdd={() => onAdd(index)}
          onRemove={() => change(withoutUnit(units, index))}
        />
      ))}
      <div className={musterStyles.forceButtons}>
        <button type="button" className="button" onClick={() => onAdd(null)}>
          <Icon name="plus" /> Unit
        </button>
        <PrintButton side={setup.sides[seat]} secrets={setup.secrets[seat]!} />
      </div>
    </section>
  );
}
