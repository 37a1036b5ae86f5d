/** BF2-TRO-06: submarines are printed as they fight submerged; their surfaced figures are converted, by id. */
export const SURFACED: Readonly<Record<string, string>> = {
  'veh-neptune-submarine-underwater': '2/3/1 if',
  'veh-neptune-lrm-variant-underwater': '2/4/2 if',
  'veh-neptune-srm-variant-underwater': '5/5/1 if',
};
