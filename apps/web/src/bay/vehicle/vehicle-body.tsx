import { itemOf } from '@ironfield/mechbay/data/items.ts';
import type { Vehicle } from '@ironfield/mechbay/units/unit.ts';
import { bodyPlan, LOCATION_NAMES, locationsFor } from '@ironfield/mechbay/vehicle-design/body-plan.ts';
import { mount, move, unmount } from '@ironfield/mechbay/vehicle-design/operations.ts';
import { Select } from '../../ui/fields/select.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from '../bench/bench.module.css';
import { PART_TYPE } from '../bench/parts-list.tsx';
import type { Bench } from '../bench/use-bench.ts';

/** The locations with their parts. A part is dropped onto its place, and moved by its list. */
export function VehicleBody({ bench }: { readonly bench: Bench<Vehicle> }) {
  const { design: vehicle, change } = bench;
  const plan = bodyPlan(vehicle);
  const places = [...plan.mountings.toReversed(), 'body'];
  return (
    <section className={styles.body} aria-label="What stands where">
      {places.map((place) => (
        <section
          key={place}
          className={styles.place}
          data-part="place"
          aria-labelledby={`place-${place}`}
          onDragOver={(event) => event.dataTransfer.types.includes(PART_TYPE) && event.preventDefault()}
          onDrop={({ dataTransfer }) => {
            const id = dataTransfer.getData(PART_TYPE);
            if (id !== '') change(mount(vehicle, itemOf(id), place));
          }}
        >
          <h3 id={`place-${place}`}>{LOCATION_NAMES[place]}</h3>
          <ul>
            {vehicle.mounts.map(({ item, location }, index) => {
              if (location !== place) return null;
              const others = locationsFor(item, plan);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may stand there twice
                <li key={index} className={styles.mounted}>
                  <span>{item.name}</span>
                  {others.length > 1 && (
                    <Select
                      label={`Where ${item.name} stands`}
                      value={place}
                      choices={others.map((other) => [other, LOCATION_NAMES[other]] as const)}
                      onChange={(value) => change(move(vehicle, index, value))}
                    />
                  )}
                  <button
                    type="button"
                    className="button bare"
                    aria-label={`Take ${item.name} out of ${LOCATION_NAMES[place]}`}
                    onClick={() => change(unmount(vehicle, index))}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </section>
  );
}
