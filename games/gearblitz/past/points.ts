/** Points where past readings plug in. Each asks for a rule as it was until its correction. */
export interface PastPoints {
  readonly replace: {
    /** HGB-INF-12, HGB-INF-04, HGB-ACT-06 */
    hidesOutside(): boolean;
    /** HGB-SETUP-02 */
    followsFromTable(): boolean;
    /** HGB-MOR-04 */
    ramsBroken(): boolean;
    /** HGB-OPT-04 */
    capsUnitsAlone(): boolean;
    /** HGB-BLDG-03 */
    sparesWalls(): boolean;
    /** HGB-FLAW-05 */
    forgetsEarlyFire(): boolean;
    /** HGB-AE-03, HGB-ROF-03: odds of areas. */
    reckonsAsShots(): boolean;
    /** HGB-DET-05 */
    locksBlindly(): boolean;
    /** HGB-ACT-12 */
    watchesAsWished(): boolean;
    /** Corrections of rules that meet. */
    isChapterByChapter(): boolean;
    /** HGB-FLAW-09: who is shut down was helped, and struck back. */
    wakesSleepers(): boolean;
    /** HGB-AUX-02, HGB-ACT-08: what had lost its reason was still asked, or held. */
    outlivesReason(): boolean;
    /** HGB-INF-01: bases of a squad that found no room stood on each other. */
    squeezesSquads(): boolean;
    /** HGB-INF-01: on tables with roads, bases of a squad went further than its MP. */
    stretchesSquads(): boolean;
    /** HGB-CP-06: whoever was destroyed with others was asked for a shot that nobody could pay any more. */
    promisesShots(): boolean;
  };
}
