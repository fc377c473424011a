import { makeTruths } from '../planted.ts'

const truth = makeTruths('French')

// biome-ignore format: a sentence a line
export const frenchTruths = [
  ...truth('facts', 'sale', `
@home coûte @price.
@home compte @beds chambres et @baths salles de bain.
@home a été construit en @year.
@home fait @area.
@home se trouve à @city.
@home est à vendre.
@home est sur le marché depuis @days jours.`),
  ...truth('facts', 'rent', `
Le loyer de @home est de @price par mois.
La caution de @home est de @deposit.`),
  ...truth('facts', 'fireplace', `
@home a une cheminée.`),
  ...truth('facts', 'no pets', `
Les animaux ne sont pas acceptés à @home.`),
  ...truth('facts in other wordings', 'sale', `
Le prix de @home est de @price.
Pour @price, @home vous offre @beds chambres.
@home, à @city, a @baths salles de bain.
La maison date de @year et compte @beds chambres.`),
  ...truth('visitor quoted', null, `
je cherche une maison à moins de 460 000 $ >> Vous avez demandé des maisons à moins de 460 000 $.
je veux 3 chambres >> Vous avez demandé 3 chambres.
quelque chose avec une piscine >> Vous avez demandé une piscine.`),
  ...truth('politeness', null, `
Bonjour et bienvenue !
Merci beaucoup pour votre question.
Pardon, je n’ai pas compris.
Je vous souhaite une bonne journée !`),
  ...truth('offers and questions', null, `
Voulez-vous voir d’autres biens comme celui-ci ?
Quel est votre budget ?
Cherchez-vous à acheter ou à louer ?
Je peux aussi chercher par prix ou par surface.`),
  ...truth('general knowledge', null, `
Un duplex américain est une maison de deux logements.
Une année compte douze mois.
Beaucoup d’acheteurs prennent un crédit à la banque.
Un déménagement demande du temps.`),
  ...truth('counts of other things', null, `
Vous avez deux possibilités : appeler ou écrire.
Je peux répondre à une ou deux questions à la fois.
Il y a trois choses à retenir.
J’ai deux questions pour vous.`),
  ...truth('terms', null, `
Un studio est un logement sans chambre séparée.
Un prêt immobilier sert à acheter un logement.
Le compromis est un contrat avant la vente.`),
  ...truth('steps of buying', null, `
On fait d’abord une offre, puis le vendeur répond.
Lisez le contrat avant de le signer.
Il est utile de parler tôt à une banque.`),
  ...truth('unknown said', 'sale', `
L’annonce ne dit pas si @home a un sauna.
Je ne sais pas si @home a une piscine.
Je ne peux pas dire si un quartier est sûr.
L’annonce ne mentionne pas les impôts.`),
]
