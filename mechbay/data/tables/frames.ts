// Engines, structure, armour, gyros, cockpits, heat sinks and vehicles' motion. Made by scripts/equipment-tables.ts.

export const ENGINE_WEIGHTS = `
rating|tons
10|0.5
15|0.5
20|0.5
25|0.5
30|1
35|1
40|1
45|1
50|1.5
55|1.5
60|1.5
65|2
70|2
75|2
80|2.5
85|2.5
90|3
95|3
100|3
105|3.5
110|3.5
115|4
120|4
125|4
130|4.5
135|4.5
140|5
145|5
150|5.5
155|5.5
160|6
165|6
170|6
175|7
180|7
185|7.5
190|7.5
195|8
200|8.5
205|8.5
210|9
215|9.5
220|10
225|10
230|10.5
235|11
240|11.5
245|12
250|12.5
255|13
260|13.5
265|14
270|14.5
275|15.5
280|16
285|16.5
290|17.5
295|18
300|19
305|19.5
310|20.5
315|21.5
320|22.5
325|23.5
330|24.5
335|25.5
340|27
345|28.5
350|29.5
355|31.5
360|33
365|34.5
370|36.5
375|38.5
380|41
385|43.5
390|46
395|49
400|52.5
405|56.5
410|61
415|66.5
420|72.5
425|79.5
430|87.5
435|97
440|107.5
445|119.5
450|133.5
455|150
460|168.5
465|190
470|214.5
475|243
480|275.5
485|313
490|356
495|405.5
500|462.5
`;

export const ENGINE_TYPES = `
id|name|tech|level|num|den|ctSlots|sideSlots|vehicleItems|baseCost|bvStructure|bvStructureLarge|fusion|shielded|blkCode
standard|Fusion|any|1|1|1|6|0|0|5000|1.5|1.125|1|1|0
xl-is|XL|IS|2|1|2|6|3|2|20000|0.75|0.75|1|1|2
xl-clan|XL|Clan|2|1|2|6|2|1|20000|1.125|0.75|1|1|2
light|Light|IS|2|3|4|6|2|1|15000|1.125|0.75|1|1|4
xxl-is|XXL|IS|3|1|3|6|6|4|100000|0.5|0.375|1|1|3
xxl-clan|XXL|Clan|3|1|3|6|4|2|100000|0.75|0.5|1|1|3
compact|Compact|any|3|3|2|3|0||10000|1.5||1||5
ice|ICE|any|1|2|1|6|0|0|1250|1.5|1.125|||1
`;

export const MECH_STRUCTURE = `
tons|head|ct|side|arm|leg|total|maxArmor|totalQuad|maxArmorQuad
10|3|4|3|1|2|19|41|21|45
15|3|5|4|2|3|26|55|28|59
20|3|6|5|3|4|33|69|35|73
25|3|8|6|4|6|43|89|47|97
30|3|10|7|5|7|51|105|55|113
35|3|11|8|6|8|58|119|62|127
40|3|12|10|6|10|67|137|75|153
45|3|14|11|7|11|75|153|83|169
50|3|16|12|8|12|83|169|91|185
55|3|18|13|9|13|91|185|99|201
60|3|20|14|10|14|99|201|107|217
65|3|21|15|10|15|104|211|114|231
70|3|22|15|11|15|107|217|115|233
75|3|23|16|12|16|114|231|122|247
80|3|25|17|13|17|122|247|130|263
85|3|27|18|14|18|130|263|138|279
90|3|29|19|15|19|138|279|146|295
95|3|30|20|16|20|145|293|153|309
100|3|31|21|17|21|152|307|160|323
`;

export const GYROS = `
id|factor|ctSlots|level|costPerTon|baseDBR
standard|1|4|1|300000|
compact|1.5|2|3|400000|
heavy-duty|2|4|3|500000|30
xl|0.5|6|3|750000|
`;

export const COCKPITS = `
id|tons|cost|level|tech|minTons|piloting
standard|3|200000|1|||
small|2|175000|3|||1
torso-mounted|4|750000|3|||1
command-console|6|700000|3|IS|60|
enhanced-imaging|3|400000|3|Clan||
`;

export const STRUCTURE_TYPES = `
id|share|slotsIS|slotsClan|costPerUnitTon|level|bvFactor|mechOnly|scope
standard|0.1|0|0|400|1|||
endo-steel|0.05|14|7|1600|2||1|
composite|0.05|0|0|1600|3|0.5||
reinforced|0.2|0|0|6400|3|2||
utility|0.2|0|0|400|3|||
endo-steel-prototype|0.05|16||1600|3|||beyond
`;

export const ARMOR_TYPES = `
id|pointsPerTon|mult|multClan|slotsIS|slotsClan|itemsIS|itemsClan|patchIS|patchClan|costPerTon|level|tech|bvPerPoint|mechOnly|heat|scope
standard|16|1|1|0|0|0|0|||10000|1||2|||
ferro-fibrous|16|1.12|1.2|14|7|2|1|3|1|20000|2||2|||
light-ferro-fibrous|16|1.06||7||1||1||15000|3|IS|2|||
heavy-ferro-fibrous|16|1.24||21||3||4||25000|3|IS|2|||
hardened|8|1|1|0|0|||||15000|3||4|1||
laser-reflective|16|1|1|10|5|1|1|2|1|30000|3||2|||
reactive|16|1|1|14|7|2|1|3|1|30000|3||2|||
stealth|16|1||12||||||50000|2|IS|2|1|10|edition
`;

export const HEAT_SINKS = `
id|dissipates|tons|slots|cost|freeCost|level|tech|mechOnly|integralFactor
single|1|1|1|2000|10|1|||
double-is|2|1|3|6000|0|2|||
double-clan|2|1|2|6000|0|2|||
compact|1|1.5|0.5|3000|0|3|IS|1|2
laser|2|1|2|6000|0|3|Clan|1|
`;

export const MOTION = `
id|blk|maxTons|lift|bvType|costDivisor|suspension
tracked|Tracked|100||0.8|100|200:0
wheeled|Wheeled|80||0.7|200|80:20
hover|Hover|50|0.1|0.6|50|10:40;20:85;30:130;40:175;50:235
vtol|VTOL|30|0.1|0.4|30|10:50;20:95;30:140
displacement|Naval|300||0.5|200|300:30
hydrofoil|Hydrofoil|100|0.1|0.6|75|10:60;20:105;30:150;40:195;50:255;60:300;70:345;80:390;90:435;100:480
submarine|Submarine|300|0.1|0.5|50|300:30
`;
