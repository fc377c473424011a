import { makeTruths } from '../planted.ts'

const truth = makeTruths('Portuguese')

// biome-ignore format: a sentence a line
export const portugueseTruths = [
  ...truth('facts', 'sale', `
@home custa @price.
@home tem @beds quartos e @baths banheiros.
@home foi construída em @year.
@home tem @area.
@home fica em @city.
@home está à venda.
@home está no mercado há @days dias.`),
  ...truth('facts', 'rent', `
O aluguel de @home é de @price por mês.
O depósito de @home é de @deposit.`),
  ...truth('facts', 'fireplace', `
@home tem lareira.`),
  ...truth('facts', 'no pets', `
@home não aceita animais.`),
  ...truth('facts in other wordings', 'sale', `
O preço de @home é de @price.
Por @price, @home oferece @bedsword quartos.
@home, em @city, tem @baths banheiros.
A casa é de @year e tem @beds quartos.`),
  ...truth('visitor quoted', null, `
procuro uma casa por menos de 460.000 $ >> Você pediu casas por menos de 460.000 $.
quero 3 quartos >> Você pediu 3 quartos.
algo com piscina >> Você perguntou por uma piscina.`),
  ...truth('politeness', null, `
Olá, seja bem-vindo!
Muito obrigado pela sua pergunta.
Desculpe, não entendi.
Tenha um ótimo dia!`),
  ...truth('offers and questions', null, `
Quer ver mais casas como esta?
Qual é o seu orçamento?
Você quer comprar ou alugar?
Também posso procurar por preço ou por tamanho.`),
  ...truth('general knowledge', null, `
Um duplex americano é uma casa com duas moradias.
Um ano tem doze meses.
Muitos compradores fazem um financiamento no banco.
Uma mudança leva tempo.`),
  ...truth('counts of other things', null, `
Você tem duas opções: ligar ou escrever.
Posso ajudar com uma ou duas perguntas de cada vez.
Há três coisas importantes.
Tenho duas perguntas para você.`),
  ...truth('terms', null, `
Um estúdio é uma moradia sem quarto separado.
Uma hipoteca é um empréstimo garantido pela casa.
O sinal é um valor que o comprador paga com a proposta.`),
  ...truth('steps of buying', null, `
Primeiro você faz uma proposta, depois o vendedor responde.
Leia o contrato antes de assinar.
Vale a pena falar cedo com um banco.`),
  ...truth('unknown said', 'sale', `
O anúncio não diz se @home tem sauna.
Não sei se @home tem piscina.
Não posso dizer se um bairro é seguro.
O anúncio não menciona os impostos.`),
]
