import type { DenialWords } from '../tables/denial-words.ts'

/** How a listing in Portuguese denies what it mentions. */
export const portugueseDenials: DenialWords = {
  negators: 'nao sem nem nunca nenhum nenhuma exceto excepto tampouco falta faltam inexistente',
  barriers: 'com mas e porem perto junto somente apenas ate longe tem possui dispoe conta inclui proximo',
  copulas: 'e sao esta estao foi se',
  nots: 'nao',
  refusals: `
    permitido permitida permitidos permitidas permite permitem permitimos admite admitem aceita aceitam aceito aceitos
    aceite aceites aceitamos aceitas incluido incluida incluidos incluidas incluso inclusa inclusos inclusas disponivel
    disponiveis ha possui existe`,
  nothings: 'proibido proibida proibidos proibidas nenhum nenhuma vedado vedada vedados inexistente',
  nos: 'nao nenhum nenhuma',
  values: 'nao nenhum nenhuma sem proibido proibida proibidos proibidas inexistente',
  lackings: 'nao tem, nao possui, nao conta com, nao dispoe, nao inclui',
  harmless: `
    no condominio, no centro, no predio, no edificio, no terraco, no andar, no terreo, no quintal, no jardim,
    no terreno, no quarto, no piso, no primeiro, no segundo, no terceiro, no ultimo, no res, no bairro, no coracao,
    no imovel, no lote, no subsolo, no banheiro, no corredor, no rooftop, no patio, no sotao, no espaco, no inverno,
    no verao, no salao, no closet, no apartamento, no topo, no melhor, no mesmo, no exterior, no interior, no hall,
    no proprio, no fundo, no lazer, no empreendimento, no residencial, no loteamento, sem duvida, sem igual, sem par,
    sem falta, sem contar, sem falar, nao perca, nao espere, nao deixe`,
}
