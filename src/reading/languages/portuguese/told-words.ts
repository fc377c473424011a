import { splitPhrases } from '../tables/phrase-tables.ts'
import type { ToldWords } from '../tables/told-words.ts'

export const toldWords = (): ToldWords => ({
  persons: splitPhrases(`
    criança, crianças, menino, menina, meninos, meninas, bebê, adolescentes,
    chatbot, chatbots, robô, site, sites, aplicativo, portal, imobiliária, imobiliárias, agência, agências, empresa, empresas, concorrente, concorrentes, jornal, artigo, rádio,
    o mais velho, a mais velha, o mais novo, a mais nova, o caçula, a caçula, nosso mais velho, nossa mais velha,
    amigo, amiga, amigos, amigas, conhecido, conhecida, conhecidos, colega, colegas, vizinho, vizinha, vizinhos,
    vizinhas, senhorio, senhoria, proprietário, inquilino, inquilina, inquilinos, chefe, patrão, patroa, primo,
    prima, primos, primas, tio, tia, tios, tias, irmão, irmã, irmãos, irmãs, cunhado, cunhada, sogro, sogra, sogros,
    mãe, pai, mamãe, papai, pais, avô, avó, avós, vovô, vovó, sobrinho, sobrinha, sobrinhos, neto, neta, netos,
    afilhado, padrinho, madrinha, ex, ex-marido, ex-mulher, namorado, namorada, noivo, noiva, cara, caras, sujeito,
    rapaz, rapazes, moço, moça, senhor, senhora, homem, mulher, casal, casais, gente, pessoal, encanador,
    canalizador, eletricista, pedreiro, mecânico, cabeleireiro, cabeleireira, barbeiro, dentista, médico, médica,
    enfermeiro, enfermeira, cirurgião, veterinário, professor, professora, treinador, advogado, advogada, contador,
    contabilista, corretor, corretora, agente, agentes, gerente, bancário, caixa do, garçom, cozinheiro, motorista,
    taxista, caminhoneiro, carteiro, padre, babá, estagiário, policial, jornalista, investidor, investidores,
    comprador, compradores, vendedor, vendedores, cliente, clientes, secretária, recepcionista, filho, filha,
    gêmeos, alguém, pessoa, pessoal de [cima|baixo], o [vizinho|pessoal] de [cima|baixo|lado]`),
  closings: splitPhrases(`
    um abraço, abraços, abs, atenciosamente, att, cordialmente, saudações, com os melhores cumprimentos, melhores
    cumprimentos, cumprimentos, obrigado, obrigada, muito obrigado, muito obrigada, beijos, um beijo, até logo, até
    mais`),
  introductions: splitPhrases(`
    aqui é, aqui é o, aqui é a, aqui quem fala é, quem fala é, fala o, fala a, sou o, sou a, me chamo, chamo-me, meu
    nome é, o meu nome é, você ligou para`),
  neverAgain: splitPhrases(`
    sem isso, sem eles, nada disso, nada assim, nada parecido, nada do tipo, isso não, isso de novo não, não quero isso, não queremos isso, que não se repita, evitar isso`),
})
