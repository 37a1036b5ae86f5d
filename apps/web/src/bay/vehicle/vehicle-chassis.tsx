import {
  ARMOR_TYPES,
  type ArmorType,
  ENGINE_TYPES,
  type EngineType,
  MOTIONS,
} from '@ironfield/mechbay/data/frames.ts';
import { bodyPlan, LOCATION_NAMES } from '@ironfield/mechbay/vehicle-design/body-plan.ts';
import { choose, setArmor } from '@ironfield/mechbay/vehicle-design/operations.ts';
import { Select } from '../../ui/fields/select.tsx';
import type { VehicleBench } from './use-vehicle-bench.ts';
import styles from './vehicle.module.css';

const title = (id: string): string => `${id[0]!.toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

/** Motion, size, speed, engine and armour. */
export function VehicleChassis({ bench }: { readonly bench: VehicleBench }) {
  const { vehicle, change } = bench;
  const { techBase, isMixed, motion, engine, armor } = vehicle;
  const engines = Object.values(ENGINE_TYPES).filter(
    ({ tech, vehicleItems }) => vehicleItems !== null && (isMixed || tech === 'any' || tech === techBase),
  );
  const plates = Object.values(ARMOR_TYPES).filter(
    ({ id, multClan }) => PLATES.includes(id) && (techBase === 'IS' || multClan !== null),
  );
  return (
    <section className={styles.panel} aria-labelledby="vehicle-chassis">
      <h2 id="vehicle-chassis">Chassis</h2>
      <div className={styles.fields}>
        <Text label="Name" value={vehicle.name} onChange={(name) => change(choose(vehicle, { name }))} />
        <Text label="Model" value={vehicle.model} onChange={(model) => change(choose(vehicle, { model }))} />
        <Choice
          label="Technology"
          value={isMixed ? `mixed ${techBase}` : techBase}
          choices={[
            ['IS', 'Inner Sphere'],
            ['Clan', 'Clan'],
            ['mixed IS', 'Mixed, Inner Sphere chassis'],
            ['mixed Clan', 'Mixed, Clan chassis'],
          ]}
          onChange={(value) =>
            change(
              choose(vehicle, {
                techBase: value.endsWith('Clan') ? 'Clan' : 'IS',
                isMixed: value.startsWith('mixed'),
              }),
            )
          }
        />
        <Choice
          label="Motion"
          value={motion.id}
          choices={Object.keys(MOTIONS).map((id) => [id, id === 'vtol' ? 'VTOL' : title(id)])}
          onChange={(id) => change(choose(vehicle, { motion: MOTIONS[id]! }))}
        />
        <Whole
          label="Tons"
          value={vehicle.tons}
          most={555}
          step={0.5}
          onChange={(tons) => change(choose(vehicle, { tons: Math.max(1, tons) }))}
        />
        <Whole
          label="Cruising MP"
          value={vehicle.cruise}
          most={30}
          onChange={(cruise) => change(choose(vehicle, { cruise }))}
        />
        <Choice
          label={`Engine, rating ${engine.rating}`}
          value={engine.type.id}
          choices={engines.map(({ id, name }) => [id, name])}
          onChange={(id) => change(choose(vehicle, { engineType: ENGINE_TYPES[id] as EngineType }))}
        />
        <Whole
          label="Tons for infantry"
          value={vehicle.carriedTons}
          most={100}
          onChange={(carriedTons) =>
            change(choose(vehicle, { carriedTons, hasInfantrySpace: carriedTons > 0 }))
          }
        />
        {motion.id !== 'vtol' && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={vehicle.hasTurret}
              onChange={({ target }) => change(choose(vehicle, { hasTurret: target.checked }))}
            />
            Turret
          </label>
        )}
      </div>
      <h3>Armour</h3>
      <div className={styles.fields}>
        <Choice
          label="Kind"
          value={armor.type.id}
          choices={plates.map(({ id }) => [id, title(id)])}
          onChange={(id) => change(choose(vehicle, { armorType: ARMOR_TYPES[id] as ArmorType }))}
        />
        {bodyPlan(vehicle).sides.map((side) => (
          <Whole
            key={side}
            label={LOCATION_NAMES[side] ?? side}
            value={armor.points[side] ?? 0}
            most={500}
            onChange={(points) => change(setArmor(vehicle, side, Math.floor(points)))}
          />
        ))}
      </div>
    </section>
  );
}

/** Kinds that a file of a vehicle can say. */
const PLATES = [
  'standard',
  'ferro-fibrous',
  'reactive',
  'laser-reflective',
  'hardened',
  'light-ferro-fibrous',
  'heavy-ferro-fibrous',
];

interface TextProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

const Text = ({ label, value, onChange }: TextProps) => (
  <label>
    {label}
    <input
      className="text-field"
      maxLength={60}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/[<>#\p{C}]/gu, ''))}
    />
  </label>
);

interface ChoiceProps extends TextProps {
  readonly choices: readonly (readonly [string, string])[];
}

const Choice = ({ label, value, choices, onChange }: ChoiceProps) => (
  <label>
    {label}
    <Select value={value} choices={choices.map(([id, name]) => [id, name] as const)} onChange={onChange} />
  </label>
);

interface WholeProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly step?: number;
  onChange(value: number): void;
}

const Whole = ({ label, value, most, step = 1, onChange }: WholeProps) => (
  <label>
    {label}
    <input
      type="number"
      className="text-field"
      min={0}
      max={most}
      step={step}
      value={value}
      onChange={({ target: { valueAsNumber } }) =>
        onChange(Number.isNaN(valueAsNumber) ? 0 : Math.min(most, Math.max(0, valueAsNumber)))
      }
    />
  </label>
);
