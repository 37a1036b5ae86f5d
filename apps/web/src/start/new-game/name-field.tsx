import { LIMITS } from '@ironfield/client/api.ts';
import { changeSettings, useSettings } from '../../settings.ts';
import styles from './new-game.module.css';

/** The name by which the others know somebody. */
export function NameField() {
  const { name } = useSettings();
  return (
    <label className={styles.field}>
      <span className="overline">Your name</span>
      <input
        className="text-field"
        maxLength={LIMITS.name}
        autoComplete="nickname"
        placeholder="Your name for the others"
        value={name}
        onChange={({ target }) => changeSettings({ name: target.value })}
      />
    </label>
  );
}
