import type { ClaimTable } from '../tables/claim-table.ts'

/** Further ways to hold two homes against each other; a sign of 0 says that they are alike. */
export const frenchCompared: ClaimTable['compares'] = [
  {
    field: 'Price',
    sign: 0,
    isMost: false,
    words: `le meme prix, meme prix, coute autant, coutent autant, aussi chere, aussi cher, aussi cheres, aussi
      chers, coute la meme chose`,
  },
  {
    field: 'BuildingArea',
    sign: 0,
    isMost: false,
    words: `la meme taille, meme taille, la meme surface, meme surface, aussi grande, aussi grand, aussi grandes,
      aussi grands, aussi spacieuse`,
  },
  {
    field: 'YearBuilt',
    sign: 0,
    isMost: false,
    words: `la meme annee, meme annee, aussi ancienne, aussi ancien, aussi recente, le meme age`,
  },
  {
    field: 'Bedrooms',
    sign: 0,
    isMost: false,
    words: `autant de chambres, le meme nombre de chambres`,
  },
  {
    field: 'Price',
    sign: -1,
    isMost: false,
    words: `n'est pas aussi chere, n'est pas aussi cher, payez moins, paie moins, prix plus bas, prix inferieur,
      moins couteuse, moins couteux, revient moins cher`,
  },
  {
    field: 'Price',
    sign: 1,
    isMost: false,
    words: `payez plus, paie plus, prix plus eleve, prix superieur, plus couteuse, plus couteux, revient plus cher`,
  },
  {
    field: 'BuildingArea',
    sign: 1,
    isMost: false,
    words: `plus de surface, plus d'espace, plus de place, plus spacieuse, plus spacieux, plus vaste, surface plus
      grande`,
  },
  {
    field: 'BuildingArea',
    sign: -1,
    isMost: false,
    words: `n'est pas aussi grande, n'est pas aussi grand, moins de surface, moins d'espace, moins de place, surface
      plus petite`,
  },
  {
    field: 'YearBuilt',
    sign: 1,
    isMost: false,
    words: `construite apres, construit apres, plus moderne, plus recente, plus recent`,
  },
  {
    field: 'YearBuilt',
    sign: -1,
    isMost: false,
    words: `construite avant, construit avant, plus ancienne, plus ancien, plus vieille, plus vieux`,
  },
]
