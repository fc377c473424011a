import { makeTruths } from '../../truth/planted.ts'

const truth = makeTruths('French')

// biome-ignore format: a sentence a line
export const frenchTruths = [
  ...truth('facts', 'sale', `
Les vendeurs demandent @price pour @home.
@home est toujours disponible.
Le numéro MLS de @home est @mls.
L’année de construction de @home est @year.`),
  ...truth('facts', 'sold', `
@home est déjà vendu.`),
  ...truth('facts', 'rent', `
@home se loue @price par mois, avec une caution de @deposit.`),
  ...truth('facts', 'no fireplace', `
@home n’a pas de cheminée.`),
  ...truth('facts in other wordings', 'sale', `
À @city, vous pouvez acheter @home pour @price.
@home date de @year et offre @beds chambres.
Côté salles de bain, @home en a @baths.`),
  ...truth('rounded figures', 'sale', `
@home coûte environ @roundprice.
@home coûte moins de @underprice.
@home coûte plus de @overprice.
@home date des @decade.`),
  ...truth('comparison of homes', 'sale', `
@cheaper est moins cher que @dearer.
@larger est plus grand que @smaller.`),
  ...truth('tables and lists', 'sale', `
| Prix de @home | @price | ⏎ | --- | --- | ⏎ | Chambres | @beds | ⏎ | Salles de bain | @baths |
@home : @price ; @beds chambres ; @baths salles de bain ; année @year.`),
  ...truth('long answers', 'sale', `
@home est à vendre à @city au prix de @price, compte @beds chambres, @baths salles de bain et @area, et a été construit en @year.`),
  ...truth('hedged facts', 'sale', `
Selon l’annonce, @home coûte @price.
Je crois que @home a @beds chambres.`),
  ...truth('visitor quoted', null, `
mon plafond est de 390 000 $ >> Vous avez dit que votre plafond est de 390 000 $.
nous ne voulons pas de piscine >> Vous avez dit que vous ne voulez pas de piscine.`),
  ...truth('politeness', null, `
Avec plaisir !
Bonne chance dans vos recherches !
Toutes mes excuses pour la confusion.`),
  ...truth('offers and questions', null, `
Si vous voulez, je peux comparer deux biens.
Combien souhaitez-vous dépenser ?
Dois-je les trier par prix ?`),
  ...truth('general knowledge', null, `
Un hectare fait 10 000 mètres carrés.
Les maisons anciennes demandent souvent plus d’entretien.
Les taux d’intérêt montent et descendent.`),
  ...truth('building and renting', null, `
Le locataire paie en général son loyer une fois par mois.
Une bonne isolation économise de l’énergie.
Pour construire, il faut souvent un permis.`),
  ...truth('counts of other things', null, `
L’année compte quatre saisons.
Je vous donne trois conseils.`),
  ...truth('terms', null, `
La caution est une somme que le locataire laisse en garantie.
Une expertise est une estimation de la valeur par un spécialiste.
Un locataire est une personne qui loue son logement.`),
  ...truth('steps of buying', null, `
Commencez par calculer ce que vous pouvez payer.
La dernière étape est la signature chez le notaire.
N’envoyez jamais d’argent à un inconnu.`),
  ...truth('unknown said', 'sale', `
L’annonce de @home ne précise pas s’il y a un ascenseur.
Je n’ai pas de données sur les impôts de @home.
Je n’ai parlé à personne au sujet de @home.`),
]
