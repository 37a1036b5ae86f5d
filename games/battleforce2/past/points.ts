/** Points where past readings plug in. Each asks for a rule as it was until its correction. */
export interface PastPoints {
  readonly replace: {
    /** BF2-BLDG-06: does strafing hit infantry that has climbed, and no other in a building? */
    strafesInside(): boolean;
    /** Is each rule read by itself, as it was before the correction of what happens where two of them meet? */
    readsRulesApart(): boolean;
    /** Do chapters meet as they did before correction 7? */
    meetsAsBefore(): boolean;
    /** Do moves go as they did before correction 8? */
    movesAsBefore(): boolean;
    /** May a DropShip taxi into the hex of an enemy, as before correction 9? */
    shipsTaxiOnto(): boolean;
    /** BF2-INFO-04: is withheld damage said with the declaration? */
    withholdsAtDeclaration(): boolean;
    /** BF2-SCEN-10: does even such a battle end when a side has claimed all its counters? */
    claimsEndAll(): boolean;
    /** BF2-VIC-01, BF2-CW-05: are endings told in the words that they had before? */
    endsInOldWords(): boolean;
    /** BF2-SETUP-01: do both sides load fighters before either designates hexes? */
    opensByTurns(): boolean;
  };
}
