import type { SumWords } from '../tables/sum-words.ts'
import { wholeWords as any, behindNumber } from '../words/whole-words.ts'

const many = (one: string, more: string) => (number: string, count: number) => `${number} ${count === 1 ? one : more}`
const per = (things: string) => any(`(?:por|pelo|pela|cada|o|a|do|da|um|uma) (?:${things})`)
const near =
  '(?:amig[oa]s?|irmas?|irmaos?|irmao|namorad[oa]|espos[oa]|marido|mulher|prim[oa]s?|colegas?|roommates?|companheir[oa]s?)'

export const portugueseSumWords: SumWords = {
  code: 'pt',
  asks: {
    amount: any('quanto|qual (?:o|e o|seria o) (?:preco|valor|total|custo)|custa|sai|daria|da|fica|total'),
    price: any('preco|precos|valor|custo|aluguel|renda|arrendamento'),
    per: {
      foot: per('pe quadrado|pes quadrados|pe2|pe'),
      meter: per('metro quadrado|metros quadrados|m2|metro'),
      acre: per('acre'),
      unit: per('unidade|apartamento|apto|porta'),
      bedroom: per('quarto|dormitorio'),
    },
    split: any(
      'divid(?:o|imos|ir|indo|e|irmos)|rach(?:o|ar|ando|amos|armos)|compartilh\\p{L}*|partilh\\p{L}*|repart\\p{L}*',
    ),
    each: any('(?:pra|para) cada(?: um| uma)?|cada (?:um|uma)|por pessoa|por cabeca|minha (?:parte|metade)'),
    companion: any(`(?:um|uma|meu|minha|outr[oa]) ${near}`),
    half: any('meio a meio|meio[- ]meio|a metade|metade|ao meio'),
    people: behindNumber('pessoas|partes|inquilinos|estudantes|adultos'),
    others: behindNumber(`(?:outr[oa]s )?${near}`),
    year: any('(?:por|ao|um|cada|no|o|todo|em um|num) ano(?: inteiro| todo| completo)?', 'anual|anuais|anualmente'),
    years: behindNumber('anos?'),
    months: behindNumber('mes|meses'),
    deposit: any('deposito|caucao|calcao'),
    fee: any('hoa|condominio|taxa de condominio'),
    upfront: any(
      'para entrar|pra entrar|(?:para|pra) (?:me )?mudar|adiantado|de cara|na entrada do imovel|(?:para|pra) comecar',
    ),
    both: any('os dois|as duas|ambos|ambas|os 2|as 2'),
    together: any('juntos|juntas|no total|somados|somadas|soma|ao todo|total'),
    apart: any(
      'por quanto|(?:em )?quanto (?:e )?(?:mais|menos)(?: (?:car[oa]|barat[oa]|grande|pequen[oa]|nov[oa]|velh[oa]|antig[oa]))?',
      'quanto (?:a outra|o outro) e (?:mais|menos|maior|menor)|quanto (?:maior|menor)|quantos (?:anos|metros|pes) (?:a )?mais',
    ),
    difference: any('diferenca'),
    size: any('maior|menor|grande|pequen[oa]|tamanho|area|metros|pes'),
    land: any('terreno|lote|quintal'),
    age: any('nov[oa]|velh[oa]|antig[oa]|idade|anos'),
    rooms: any('quartos|dormitorios'),
    percent: /^ ?(?:%|(?:por ?cento)(?!\p{L}))/u,
    tenths: null,
    wants: /(?:pedem|pede|pedirem|exigem|dou|damos|dar|der) (?:os |uns |de )?$/u,
  },
  per: {
    acre: (amount) => `${amount} por acre`,
    unit: (amount) => `${amount} por unidade`,
    bedroom: (amount) => `${amount} por quarto`,
    person: (amount) => `${amount} por pessoa`,
  },
  counted: {
    unit: many('unidade', 'unidades'),
    bedroom: many('quarto', 'quartos'),
    acre: many('acre', 'acres'),
    person: many('pessoa', 'pessoas'),
    month: many('mês', 'meses'),
  },
  roughly: (amount) => `cerca de ${amount}`,
  firstMonth: (amount) => `primeiro mês ${amount}`,
  down: (amount) => `uma entrada de ${amount}`,
  unknownUnits: 'número de unidades desconhecido',
  forRent: (home) => `${home} é para alugar, então não há entrada a pagar.`,
}
