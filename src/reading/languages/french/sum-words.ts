import type { SumWords } from '../tables/sum-words.ts'
import { behindNumber, wholeWords as oneOf } from '../words/whole-words.ts'

const many = (one: string, more: string) => (number: string, count: number) => `${number} ${count < 2 ? one : more}`
const per = (things: string) => oneOf(`(?:(?:par|le|la|du|de la|au|a la|un|une|chaque) |l'|a l')(?:${things})`)
const near =
  '(?:amie?s?|copines?|copains?|coloc(?:ataire|ation)?s?|soeurs?|freres?|conjointe?|mari|femme|cousine?s?|potes?|blonde|chum)'

export const frenchSumWords: SumWords = {
  code: 'fr',
  asks: {
    amount: oneOf(
      "combien(?! (?:de (?!loyer)|d'))|quel (?:prix|montant|loyer|cout)|ca fait|ca ferait|ca revient|cout[ea]|coute|total|c'est quoi le|en euros|quelle somme",
    ),
    price: oneOf('prix|loyer|cout'),
    per: {
      foot: per('pied carre|pieds? ?2|pied|pi2'),
      meter: per('metre carre|metres carres|m2|metre'),
      acre: per('acre'),
      unit: per('unite|logement|porte|appartement|appart'),
      bedroom: per('chambre'),
    },
    split: oneOf(
      'partag(?:e|er|eant|ons|eons|eais|erais)|divis(?:e|er|ant|ons)|en coloc(?:ation)?|a deux|prends une coloc|prenais une coloc',
    ),
    each: oneOf('chacune?|par personne|par tete|par coloc(?:ataire)?|ma part|(?:je|on) pa(?:ie|ye|ierais?|yerais?)'),
    companion: oneOf(`(?:une?|mon|ma|autre) ${near}`),
    half: oneOf('moitie[ -]moitie|moitie|a deux|fifty[ -]fifty|50[ /-]50'),
    people: behindNumber('personnes|colocs|colocataires|etudiants|adultes|parts'),
    others: behindNumber('(?:autres )?(?:amie?s|copines|copains|soeurs|freres|potes)'),
    year: oneOf(
      "(?:par|un|une|l'|chaque|de l'|sur un) ?an(?:nee)?(?: de loyer| entiere?| complete?)?",
      "annuel(?:le)?(?:ment)?|a l'annee",
    ),
    years: behindNumber('ans?|annees?'),
    months: behindNumber('mois'),
    deposit: oneOf('depot|caution|garantie'),
    fee: oneOf('hoa|charges|copropriete|frais de condo|condo'),
    upfront: oneOf("pour (?:entrer|emmenager|rentrer)|a l'entree|d'avance|au depart|avancer|a l'emmenagement"),
    both: oneOf('les deux|les 2|tous les deux|toutes les deux|ces deux|ces 2'),
    together: oneOf('ensemble|au total|en tout|additionne(?:e?s)?|reunie?s|total'),
    plus: oneOf('plus|en plus|ajout\\p{L}*'),
    with: oneOf('avec|compris(?:es?)?(?! dans)|inclu(?:s|es?|ant)'),
    monthly: oneOf('par mois|mensuel(?:le)?|au mois'),
    apart: oneOf(
      'de combien|combien (?:en |de )?(?:plus|moins)(?: (?:cher|chere|grande?|petite?|recente?|vieille|vieux))?',
      "combien (?:d'annees|de metres|de pieds|de chambres) (?:de )?(?:plus|moins)",
      'combien de difference',
    ),
    difference: oneOf('difference|ecart'),
    size: oneOf('grande?|petite?|taille|superficie|surface|metres|pieds'),
    land: oneOf('terrain|jardin|parcelle'),
    age: oneOf('recente?|vieille|vieux|age|annees|ancienne?'),
    rooms: oneOf('chambres'),
    rent: oneOf('loyers?(?: percus?| annuels?)?|revenus? locatifs?'),
    firstMonth: oneOf('(?:premier|1er) (?:mois|loyer)(?: de loyer)?'),
    lastMonth: oneOf('dernier (?:mois|loyer)(?: de loyer)?'),
    rents: behindNumber('mois(?: de loyers?)?|loyers?'),
    everything: oneOf('tout compris|toutes charges comprises|charges comprises|tout inclus'),
    yield: oneOf('rendements?|rentabilite'),
    commission: oneOf("commission|frais d'agence|honoraires|courtage"),
    joins: oneOf('et|puis|ainsi que'),
    percent: /^ ?(?:%|(?:pour ?cent)(?!\p{L}))/u,
    tenths: null,
    wants: /(?:demandent|demande|exigent|mets|met) (?:que |du |les )?$/u,
  },
  per: {
    acre: (amount) => `${amount} par acre`,
    unit: (amount) => `${amount} par logement`,
    bedroom: (amount) => `${amount} par chambre`,
    person: (amount) => `${amount} par personne`,
  },
  counted: {
    unit: many('logement', 'logements'),
    bedroom: many('chambre', 'chambres'),
    acre: many('acre', 'acres'),
    person: many('personne', 'personnes'),
    month: (number) => `${number} mois`,
  },
  roughly: (amount) => `environ ${amount}`,
  firstMonth: (amount) => `premier mois ${amount}`,
  lastMonth: (amount) => `dernier mois ${amount}`,
  down: (amount) => `un apport de ${amount}`,
  unknownUnits: 'nombre de logements inconnu',
  forRent: (home) => `${home} est à louer, donc il n’y a pas d’apport à verser.`,
}
