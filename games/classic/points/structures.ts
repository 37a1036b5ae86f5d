/** Buildings and other structures. */
export interface StructurePoints {
  readonly replace: {
    /** MT-STRUCT-01: is each hex a structure of its own? */
    standsByHex(): boolean;
    /** MT-STRUCT-06: are bridges structures that bear so much and no more? */
    hasBridges(): boolean;
    /** MT-STRUCT-11: may structures have large doors? */
    hasDoors(): boolean;
    /** MT-STRUCT-10: do fortresses carry armor? */
    hasArmor(): boolean;
  };
}
