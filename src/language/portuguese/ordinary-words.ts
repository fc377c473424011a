/**
 * Ordinary words. They are reported as ignored when nothing else is made of them, but never taken for a slip of the
 * pen, for a city, or for a feature.
 */
export const ordinaryWords = `
  abril, abrir, avó, avô, avós, aceitar, acordo, adulto, adultos, agência, agente, agentes, agosto, água, poupar, poupança, poupanças,
  alegre, alto, alta, altos, altas, ambiente, ambientes, idoso, idosa, idosos, animal, ano novo, aprovado, aprovada, arquiteto, arte,
  assunto, aula, aulas, azul, baixo, baixa, baixos, baixas, banco, bancos, bebê, bebé, bebês, bicicleta, bicicletas, branco, branca, boca,
  casamento, cabeça, café, caixa, qualidade, calor, cômodo, cômodos, mudança, caminho, campo, carreira, estrada, carta, casado, casada,
  casados, caso, causa, fechado, céu, cinema, encontro, clima, cliente, clientes, cozinha, cozinhas, cozinhar, cozinha bem, cor, cores,
  comer, comida, comprador, compradores, comunicar, condição, condições, confiança, comigo, contigo, conosco, connosco, conhecido, contacto,
  contato, contactar, contatar, dinheiro vivo, contrato, contratos, coração, e-mail, email, correio, correr, curto, curta, crescer, crédito,
  corpo, aniversário, dívida, dívidas, dezembro, diferente, diferentes, difícil, deus, distância, distinto, distinta, doutor, domingo, dono,
  dona, donos, idade, educação, exercício, emprego, empresa, janeiro, enfermeira, enfermeiro, enorme, entrada, entrega, entregar, escrever,
  ouvir, espaço, português, portugal, brasil, brasileiro, brasileira, esperar, esposa, esposo, estação, estado, estudante, estudantes,
  estudar, estudo, euribor, exame, fácil, família, famílias, familiar, fevereiro, data, feliz, festa, festas, fim, final, financiar,
  financiamento, fim de semana, final de semana, assinatura, assinar, flor, flores, foto, fotos, frio, forte, fogo, futuro, ganhar, governo,
  cinza, grupo, irmã, irmão, irmãos, irmãs, filha, filho, filhas, filhos, hipoteca, história, homem, hora, horas, horário, hotel, hóspede,
  hóspedes, ideia, igreja, igualmente, imposto, impostos, iptu, imi, imt, itbi, individual, inglês, rendimento, rendimentos, imobiliária,
  imobiliárias, inquilino, investimento, investidor, inverno, jovem, jovens, aposentado, aposentada, reformada, aposentadoria,
  quinta-feira, segunda-feira, terça-feira, quarta-feira, sexta-feira, sábado, julho, junho, longo, longa, lei, livre, livres, livro, limpeza,
  ligar, ligação, chegada, chuva, lua, luz, madeira, mãe, professora, professor, mamãe, manhã, mão, mãos, mar, marido, março, maio, mais
  velho, meia hora, médico, memória, mesa, medo, minuto, minutos, metade, momento, motivo, mover, mulher, mundo, música, nascer, laranja,
  natural, natureza, natal, necessidade, negócio, negro, negra, preto, preta, neto, netos, neve, menina, meninas, menino, meninos, criança,
  crianças, noite, noites, nome, norte, namorada, namorado, novembro, noivo, noiva, outubro, oeste, ofício, ordem, ouro, outono, pai, pais,
  pagar, pagamento, pagamentos, país, papai, papel, parede, paredes, casal, casais, passado, corredor, passo, cabelo, perdido, perder,
  perfil, autorização, pessoa, pessoas, plano, planos, prata, praça, pobre, político, primavera, primo, prima, pressa, problema, problemas,
  profissional, projeto, prova, porta, portas, ponto, rápido, rápida, razão, realidade, receber, buscar as crianças, presente, regra,
  requisitos, reunião, rico, vermelho, roupa, barulho, barulhento, salário, saúde, sangue, segundo, segurança, seguro, setembro, sério,
  serviço, serviços, século, silêncio, cadeira, cadeiras, sistema, social, sócio, solteiro, solteira, solução, sombra, som, sujo, sonho, sorte,
  sul, tarde, tardes, cartão, taxa, telefone, celular, telemóvel, whatsapp, zap, cedo, tempo, tia, tio, trabalhar, trabalho, trabalhamos,
  triste, universidade, faculdade, urgência, férias, copo, vizinho, vizinha, vizinhos, vizinhas, vendedor, corretor, corretora, corretores,
  consultor, janela, janelas, verão, verdade, verde, viagem, viajar, vida, vento, visto, viúva, viúvo, voar, voz, levar, leva, levo, trazer,
  traz, trago, sentir, sinto, sente, deixar, deixa, deixo, pedir, peço, pede, preferir, entender, entendo, esperando, trabalhando, vivendo,
  alguma vez, comodidade, comodidades, extras, características, capital, caminhando, dirigindo, bicicletas, paz, tranquilidade, espera,
  pouquinho, este, leste, sudeste, centro médico, montanhas, montanha, vale, ilha, rio, baía, porto, museu, estádio, aeroporto, trabalho
  remoto, remoto, quadras, quarteirão, quarteirões, bloco, blocos, ponte, fila, design, decoração, acabamentos, acabamento, materiais,
  rústico, rústica, sogra, sogro, bisavó, cunhado, cunhada, casamos, casou, divorciado, divorciada, emprestado, empréstimo, prestação,
  prestações, parcela, parcelas, entrada de, fgts, minha casa minha vida, consórcio, permuta, escritura, matrícula, fiador, fiança, corretagem,
  barco, barcos, moto, motos, guitarra, piano, bola, futebol, jogo, copa do mundo, olimpíadas, receita, bolo, piada, capital da frança,
  mulheres, homens, moça, rapaz, rapazes, rapariga, raparigas, miúdo, miúdos, idosas, cristão, cristãos, cristã,
  muçulmano, muçulmana, judeu, judia, católico, católica, evangélico, evangélica, brancos, negros, imigrante, imigrantes, estrangeiro,
  estrangeiros, gay, lésbica, casal gay, deficiência, cadeirante, adora, adoramos, presidente, tempo hoje, amanhã, semana que vem, mês que vem, ano que vem, próximo mês, próximo ano, entrada de, sinal de, valor de entrada, entrada inicial
`
/**
 * Matters of opinion about a place or its people. We do not judge them; who wants to know is pointed to official
 * sources. They are no fault and no refusal.
 */
export const opinionPhrases = `
  zona segura, zonas seguras, bairro seguro, bairros seguros, área segura, áreas seguras, região segura, regiões seguras, vizinhança
  segura, segur[o|a|os|as], lugar seguro, lugares seguros, local seguro, segurança da zona, segurança do bairro, segurança da região, que
  seja segur[o|a], sem violência, pouca violência, violência, violent[o|a|os|as], pouca criminalidade, baixa criminalidade, criminalidade,
  índice de criminalidade, taxa de criminalidade, pouco crime, crime, crimes, assalto, assaltos, roubos, sem assaltos, boas escolas, bons
  colégios, boa escola, bom colégio, melhores escolas, melhores colégios, excelentes escolas, excelentes colégios, escolas boas, colégios bons,
  distrito escolar, bom distrito escolar, gente boa, boa gente, gente de confiança, pessoas boas, boas pessoas, pessoas simpáticas, gente
  simpática, bons vizinhos, vizinhos bons, boa vizinhança, vizinhança boa, vizinhos simpáticos, vizinhos tranquilos, bom bairro, bons bairros,
  boa zona, boas zonas, boa área, boas áreas, boa região, boas regiões, melhor zona, melhor bairro, melhores bairros, melhores zonas, bairro
  bom, bairros bons, zona boa, região boa, área boa, bairro bonito, bairro perigoso, bairros perigosos, zona perigosa, zonas perigosas,
  perigos[o|a|os|as], insegur[o|a|os|as], zona má, zonas más, bairro ruim, bairros ruins, área ruim, região ruim, mau bairro, má zona, má
  vizinhança, bairro nobre, bairros nobres, zona nobre, bairro problemático, zona problemática, bairro em ascensão, boa reputação, bem
  frequentad[o|a|os|as], mal frequentad[o|a|os|as], bairro agradável, escolas de qualidade, colégios de qualidade, bom ambiente, bairro chique,
  zona chique
`
