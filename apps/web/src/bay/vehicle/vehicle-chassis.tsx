import {
  ARMOR_TYPES,
  type ArmorType,
  ENGINE_TYPES,
  type EngineType,
  MOTIONS,
} from '@ironfield/mechbay/data/frames.ts';
import type { Vehicle } from '@ironfield/mechbay/units/unit.ts';
import { bodyPlan, LOCATION_NAMES } from '@ironfield/mechbay/vehicle-design/body-plan.ts';
import { choose, setArmor } from '@ironfield/mechbay/vehicle-design/operations.ts';
import styles from '../bench/bench.module.css';
import { Choice, TECHNOLOGIES, Text, title, Whole } from '../bench/bench-fields.tsx';
import type { Bench } from '../bench/use-bench.ts';

/** Motion, size, speed, engine and armour. */
export function VehicleChassis({ bench }: { readonly bench: Bench<Vehicle> }) {
  const { design: vehicle, change } = bench;
  const { techBase, isMixed, motion, engine, armor } = vehicle;
  const engines = Object.values(ENGINE_TYPES).filter(
    ({ tech, vehicleItems }) => vehicleItems !== null && (isMixed || tech === 'any' || tech === techBase),
  );
  const plates = Object.values(ARMOR_TYPES).filter(
    ({ id, multClan }) => PLATES.includes(id) && (techBase === 'IS' || multClan !== null),
  );
  return (
    <section className={styles.panel} aria-labelledby="bench-chassis">
      <h2 id="bench-chassis">Chassis</h2>
      <div className={styles.fields}>
        <Text label="Name" value={vehicle.name} onChange={(name) => change(choose(vehicle, { name }))} />
        <Text label="Model" value={vehicle.model} onChange={(model) => change(choose(vehicle, { model }))} />
        <Choice
          label="Technology"
          value={isMixed ? `mixed ${techBase}` : techBase}
          choices={TECHNOLOGIES}
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
