import { changeSettings, currentSettings, useSettings } from '../settings.ts';
import { Icon } from '../ui/icons.tsx';

/** Beside whatever makes a sound. */
export function SoundSwitch() {
  const { sound } = useSettings();
  return (
    <button
      type="button"
      className="button"
      aria-pressed={sound}
      aria-label="Sound"
      title={sound ? 'Silence (M)' : 'Sound (M)'}
      onClick={toggleSound}
    >
      <Icon name={sound ? 'sound' : 'silent'} />
    </button>
  );
}

export const toggleSound = (): void => changeSettings({ sound: !currentSettings().sound });
