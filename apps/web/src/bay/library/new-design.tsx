import { weightClass } from '@ironfield/mechbay/text.ts';
import { useId, useState } from 'react';
import { goTo } from '../../router.ts';
import styles from './library.module.css';

const TONNAGES = Array.from({ length: 17 }, (_, index) => 20 + 5 * index);

/** An empty frame of any tonnage. */
export function NewDesign() {
  const [tons, setTons] = useState(50);
  const id = useId();
  return (
    <form
      className={styles.newDesign}
      onSubmit={(event) => {
        event.preventDefault();
        goTo('bay', 'new', String(tons));
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        Tonnage of the new design
      </label>
      <select
        id={id}
        className="select"
        value={tons}
        onChange={({ target }) => setTons(Number(target.value))}
      >
        {TONNAGES.map((each) => (
          <option key={each} value={each}>
            {each} t, {weightClass(each).toLowerCase()}
          </option>
        ))}
      </select>
      <button type="submit" className="button primary">
        New design
      </button>
    </form>
  );
}
