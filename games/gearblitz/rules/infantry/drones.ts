import type { Unit } from '../../cards/unit.ts';

/** HGB-DRONE-02: under control a drone fights as its Master would; Leadership it never has. */
export function controlled(drone: Unit, master: Unit): Unit {
  const skills = { ...master.sheet.skills, ld: 0 };
  return { ...drone, sheet: { ...drone.sheet, skills } };
}

/** HGB-DRONE-02: a Master with a single action stands still for it. */
export function mayControl({ sheet, speed }: Unit, actionsLeft: number): boolean {
  return actionsLeft > 0 && (sheet.card.actions > 1 || speed === 'stationary');
}
