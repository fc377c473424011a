import { makeTruths } from '../../truth/planted.ts'

const truth = makeTruths('Portuguese')

// biome-ignore format: a sentence a line
export const portugueseTruths = [
  ...truth('facts', 'sale', `
Pedem @price por @home.
@home continua disponível.
O número MLS de @home é @mls.
O ano de construção de @home é @year.`),
  ...truth('facts', 'sold', `
@home já foi vendida.`),
  ...truth('facts', 'rent', `
@home é alugada por @price por mês, com um depósito de @deposit.`),
  ...truth('facts', 'no fireplace', `
@home não tem lareira.`),
  ...truth('facts in other wordings', 'sale', `
Em @city, você pode comprar @home por @price.
@home é de @year e tem @bedsword quartos.
Quanto a banheiros, @home tem @baths.`),
  ...truth('rounded figures', 'sale', `
@home custa cerca de @roundprice.
@home custa menos de @underprice.
@home custa mais de @overprice.
@home é da @decade.`),
  ...truth('comparison of homes', 'sale', `
@cheaper é mais barata que @dearer.
@larger é maior que @smaller.`),
  ...truth('tables and lists', 'sale', `
| Preço de @home | @price | ⏎ | --- | --- | ⏎ | Quartos | @beds | ⏎ | Banheiros | @baths |
@home: @price; @beds quartos; @baths banheiros; ano @year.`),
  ...truth('long answers', 'sale', `
@home está à venda em @city por @price, tem @beds quartos, @baths banheiros e @area, e foi construída em @year.`),
  ...truth('hedged facts', 'sale', `
Segundo o anúncio, @home custa @price.
Acho que @home tem @beds quartos.`),
  ...truth('visitor quoted', null, `
meu limite é 390.000 $ >> Você disse que o seu limite é 390.000 $.
não queremos piscina >> Você disse que não quer piscina.`),
  ...truth('politeness', null, `
Com prazer!
Boa sorte na sua busca!
Desculpe a confusão.`),
  ...truth('offers and questions', null, `
Se quiser, posso comparar duas casas.
Quanto você gostaria de gastar?
Devo ordenar por preço?`),
  ...truth('general knowledge', null, `
Um hectare tem 10.000 metros quadrados.
Casas antigas costumam pedir mais manutenção.
Os juros sobem e descem.`),
  ...truth('building and renting', null, `
O inquilino costuma pagar o aluguel uma vez por mês.
Um bom isolamento poupa energia.
Para construir, costuma ser preciso um alvará.`),
  ...truth('counts of other things', null, `
O ano tem quatro estações.
Dou-lhe três dicas.`),
  ...truth('terms', null, `
A caução é o dinheiro que o inquilino deixa como garantia.
Uma avaliação é a estimativa do valor por um perito.
Inquilino é quem mora de aluguel.`),
  ...truth('steps of buying', null, `
Comece calculando quanto você pode pagar.
O último passo é a escritura no cartório.
Nunca mande dinheiro a quem você não conhece.`),
  ...truth('unknown said', 'sale', `
O anúncio de @home não diz se há elevador.
Não tenho dados sobre os impostos de @home.
Não falei com ninguém sobre @home.`),
]
