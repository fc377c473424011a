/**
 * Units of what homes measure. The international foot is 0.3048 m and the mile 1,609.344 m exactly (NIST Special Publication
 * 811, appendix B); an acre has 43,560 square feet, which the spec of the search language rounds to 4,046.86 m².
 */
export const squareMetersInSquareFoot = 0.09290304
export const squareFeetInSquareMeter = 1 / squareMetersInSquareFoot
export const squareFeetInAcre = 43_560
export const squareMetersInAcre = 4_046.86
export const squareMetersInHectare = 10_000
export const kilometersInMile = 1.609344
export const milesInKilometer = 1 / kilometersInMile
