import type { SumWords } from '../tables/sum-words.ts'
import { behindNumber, wholeWords as oneOf } from '../words/whole-words.ts'

const many = (one: string, more: string) => (number: string, count: number) => `${number} ${count === 1 ? one : more}`
const per = (things: string) => oneOf(`(?:por|pelo|pela|cada|o|a|do|da|um|uma) (?:${things})`)
const near =
  '(?:amig[oa]s?|irmas?|irmaos?|irmao|namorad[oa]|espos[oa]|marido|mulher|prim[oa]s?|colegas?|roommates?|companheir[oa]s?)'

export const portugueseSumWords: SumWords = {
  code: 'pt',
  asks: {
    amount: oneOf(
      'quanto|qual (?:o|e o|seria o) (?:preco|valor|total|custo)|custa|sai|daria|da|fica|total|em (?:euros|reais|dinheiro)',
    ),
    price: oneOf('preco|precos|valor|custo|aluguel|renda|arrendamento'),
    per: {
      foot: per('pe quadrado|pes quadrados|pe2|pe'),
      meter: per('metro quadrado|metros quadrados|m2|metro'),
      acre: per('acre'),
      unit: per('unidade|apartamento|apto|porta'),
      bedroom: per('quarto|dormitorio'),
    },
    split: oneOf(
      'divid(?:o|imos|ir|indo|e|irmos)|rach(?:o|ar|ando|amos|armos)|compartilh\\p{L}*|partilh\\p{L}*|repart\\p{L}*',
    ),
    each: oneOf('(?:pra|para) cada(?: um| uma)?|cada (?:um|uma)|por pessoa|por cabeca|minha (?:parte|metade)'),
    companion: oneOf(`(?:um|uma|meu|minha|outr[oa]) ${near}`),
    half: oneOf('meio a meio|meio[- ]meio|a metade|metade|ao meio'),
    people: behindNumber('pessoas|partes|inquilinos|estudantes|adultos'),
    others: behindNumber(`(?:outr[oa]s )?${near}`),
    year: oneOf('(?:por|ao|um|cada|no|o|todo|em um|num) ano(?: inteiro| todo| completo)?', 'anual|anuais|anualmente'),
    years: behindNumber('anos?'),
    months: behindNumber('mes|meses'),
    deposit: oneOf('deposito|caucao|calcao'),
    fee: oneOf('hoa|condominio|taxa de condominio'),
    upfront: oneOf(
      'para entrar|pra entrar|(?:para|pra) (?:me )?mudar|adiantado|de cara|na entrada do imovel|(?:para|pra) comecar',
    ),
    both: oneOf('os dois|as duas|ambos|ambas|os 2|as 2'),
    together: oneOf('juntos|juntas|no total|somados|somadas|soma|ao todo|total'),
    plus: oneOf('mais|somad\\p{L}*|acrescent\\p{L}*'),
    with: oneOf('com|incluid\\p{L}*|incluindo'),
    monthly: oneOf('por mes|mensal|ao mes|cada mes'),
    apart: oneOf(
      'por quanto|(?:em )?quanto (?:e )?(?:mais|menos)(?: (?:car[oa]|barat[oa]|grande|pequen[oa]|nov[oa]|velh[oa]|antig[oa]))?',
      'quanto (?:a outra|o outro) e (?:mais|menos|maior|menor)|quanto (?:maior|menor)|quantos (?:anos|metros|pes) (?:a )?mais',
    ),
    difference: oneOf('diferenca'),
    size: oneOf('maior|menor|grande|pequen[oa]|tamanho|area|metros|pes'),
    land: oneOf('terreno|lote|quintal'),
    age: oneOf('nov[oa]|velh[oa]|antig[oa]|idade|anos'),
    rooms: oneOf('quartos|dormitorios'),
    rent: oneOf('rendas?|aluguel|aluguer|alugueis|alugueres|arrendamento|mensalidades?'),
    firstMonth: oneOf('primeir[oa] (?:mes|renda|aluguel|aluguer|mensalidade)'),
    lastMonth: oneOf('ultim[oa] (?:mes|renda|aluguel|mensalidade)'),
    rents: behindNumber('mes(?:es)?(?: de (?:renda|aluguel))?|rendas?|alugue(?:l|is|r|res)|mensalidades?'),
    everything: oneOf('tudo incluido|com tudo(?: incluido)?|tudo junto'),
    yield: oneOf('rentabilidade'),
    commission: oneOf('comissao|corretagem|honorarios'),
    joins: oneOf('e|tambem'),
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
  lastMonth: (amount) => `último mês ${amount}`,
  down: (amount) => `uma entrada de ${amount}`,
  unknownUnits: 'número de unidades desconhecido',
  forRent: (home) => `${home} é para alugar, então não há entrada a pagar.`,
}
