/**
 * The federal default age curve in thousandths of the rate of a 21-year-old (45 CFR 147.102(e); HHS default curve since 2018):
 * one entry for each age from 14 ("0 to 14") to 64 ("64 and older").
 */
export const ageCurve: readonly number[] = [
  765, 833, 859, 885, 913, 941, 970, 1000, 1000, 1000, 1000, 1004, 1024, 1048, 1087, 1119, 1135, 1159, 1183, 1198, 1214,
  1222, 1230, 1238, 1246, 1262, 1278, 1302, 1325, 1357, 1397, 1444, 1500, 1563, 1635, 1706, 1786, 1865, 1952, 2040,
  2135, 2230, 2333, 2437, 2548, 2603, 2714, 2810, 2873, 2952, 3000,
]
