import { changeSettings, useSettings } from '../../settings.ts';
import { mayNotify, ring } from './use-turn-alert.ts';

/** Settings for alerts to a player who is looking at something else. */
export function TurnAlerts() {
  const { turnSound, turnNotice } = useSettings();
  return (
    <>
      <h2 className="overline">When it is your turn and you are elsewhere</h2>
      <label className="menu-check">
        <input
          type="checkbox"
          checked={turnSound}
          onChange={({ target }) => {
            changeSettings({ turnSound: target.checked });
            if (target.checked) ring();
          }}
        />
        Sound
      </label>
      <label className="menu-check">
        <input
          type="checkbox"
          checked={turnNotice}
          onChange={async ({ target }) =>
            changeSettings({ turnNotice: target.checked && (await mayNotify()) })
          }
        />
        System notification
      </label>
    </>
  );
}
