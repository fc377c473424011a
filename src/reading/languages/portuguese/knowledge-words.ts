import type { KnowledgeWords } from '../tables/knowledge-words.ts'
import { portugueseHomesSenses } from './homes-senses.ts'
import { portugueseTenancySenses } from './tenancy-senses.ts'

/** How the papers of a firm, and questions about them, speak Portuguese. */
export const portugueseKnowledge: KnowledgeWords = {
  firm: { asked: 'voce, voces, seu, sua, aceitam, cobram', told: 'nos, nosso, nossa, aceitamos, cobramos' },
  small: `a, ao, aos, algum, alguma, alguem, as, ate, bom, cada, com, como, da, das, de, dele, dela, devo, deve,
    dizer, do, dos, e, ela, elas, ele, eles, em, entre, era, essa, esse, esta, estao, estar, estas, este, estes,
    eu, faco, fazer, fica, foi, ha, isso, isto, ja, la, lhe, mais, mas, me, meu, meus, minha, minhas, muito, na,
    nao, nas, nem, no, nos, nossa, nosso, num, numa, o, obrigado, ola, onde, os, ou, para, pela, pelo, pode,
    podem, podemos, por, porque, posso, pra, preciso, qual, quais, quando, quanta, quanto, quantos, quantas,
    que, quem, quero, queria, saber, sao, se, sem, ser, seu, seus, so, sobre, somos, sou, sua, suas, tambem,
    tem, temos, tenho, ter, toda, todo, todos, tu, tudo, um, uma, uns, vai, vao, voce, voces, vou, custa,
    custam, gostaria, favor, oi, preciso, quer, voces me, queria saber, bom dia, boa tarde, boa noite, por
    favor, vcs, vc, pro, pros, pras, aqui, ali, desde, depois, antes, comigo, contigo, deles, desse, dessa,
    deste, desta, nesse, neste, nesta, numas, umas, seria, poderia, gostariamos, precisamos, fazem, tive, estou,
    estamos, fiquei, ficou, ta, tao, tudo bem, vez, vezes`,
  faint: `dia, dias, semana, mes, meses, ano, anos, hora, horas, tempo, casa, apartamento, imovel, predio,
    empresa, imobiliaria, agencia, regra, regras, politica, numero, tipo, usar, oferecem, aceitam, cobram,
    acontece, dar, dao, levar, trazer, novo, primeiro, ultimo, morar, comecar, receber, esperar, ir, vir, sair,
    achar, pedir, inclui, incluido, disponivel, necessario, existe, parede, paredes, porta, coisa, coisas,
    forma, maneira, lugar, momento, noite, manha, tarde, amigo, amigos, mae, pai, irmao, irma, tio, marido,
    esposa, mulher, pessoa, pessoas, gente, proprio, propria, outra, outro, do lado, perto, proximo, proxima,
    rapido, demora, demorar, consigo, funciona, apartamentos, imoveis, casas, predios, obrigatorio, obrigatoria,
    exigem, exigir, pedem, possivel, agora, hoje, amanha, sempre, nunca, passar, passa, comeca, alugar, alugam,
    alugo, processo, entrar, primeira, meio, moro, mora, tempo todo, cheiro, mensais, anual`,
  whole: `mes, gas, mais, tres`,
  endings: [
    `3 oes>ao 3 aes>ao 3 ais>al 3 eis>el 3 ns>m 4 res>r 3 zes>z 3 s>`,
    `4 amento> 4 imento> 3 acao> 3 icao> 3 cao> 4 idade> 4 mente> 3 ando> 3 endo> 3 indo> 3 ado> 3 ada> 3 ido> 3 ida> 3 ar> 3 er> 3 ir> 3 am> 3 em> 3 ou> 3 ia> 3 io> 3 o> 3 a> 3 e>`,
  ],
  senses: { ...portugueseTenancySenses, ...portugueseHomesSenses },
  asks: {
    time: `quando, a que horas, que horas, que dia, que dias, horario, ate quando, em que dia, que data, a
      partir de quando, desde quando, qual o horario, em que horario, a que hora, que hora`,
    span: `quanto tempo, quantos dias, quantos meses, prazo, com quanta antecedencia, em quanto tempo, quanto
      demora, quantas semanas, quantas noites, por quanto tempo, quantas horas, em quantos dias, quanto tempo
      demora`,
    money: `quanto custa, quanto, qual o valor, preco, qual e a taxa, valor, taxa, quanto voces cobram, quanto
      pago, quanto e, quanto fica, quanto sai, qual o preco, qual o custo, quanto aumenta, qual a porcentagem, e
      de graca`,
    count: `quantos, quantas, quantos sao`,
    person: `quem, com quem, para quem, de quem, quem e`,
    place: `onde, endereco, em que rua, aonde, em que lugar, onde fica`,
    contact: `telefone, qual o numero, como contato, como entro em contato, para quem ligo, para quem eu ligo,
      qual o telefone, com quem falo, a quem ligo, quem chamo`,
    way: `como, o que devo fazer, de que forma, como faco, o que acontece, o que faco, que devo fazer`,
    whether: `posso, pode, aceitam, permitem, ha, tem, e possivel, preciso, podemos, e permitido, preciso de,
      vocês aceitam, da para, tem que, sao, incluem`,
  },
  signs: {
    time: `segunda, terca, quarta, quinta, sexta, sabado, domingo, janeiro, fevereiro, marco, abril, maio,
      junho, julho, agosto, setembro, outubro, novembro, dezembro, h, hora, dia, meia-noite, meio-dia, manha,
      noite, natal, uteis, primeiro dia`,
    span: `dia, semana, mes, ano, hora, minuto, dias, noites, semestre, util, imediatamente`,
    money: `real, reais, euro, dolar, gratis, gratuito, por cento, sem custo, dolares, mes de aluguel, metade,
      incluso, gratuita`,
    place: `rua, avenida, andar, subsolo, predio, piso, atras, ao lado, em frente, terreo, esquina, garagem`,
    person: `gerente, corretor, proprietario, inquilino, empresa, notario, zelador, porteiro, senhor, senhora,
      nos, equipe`,
    contact: `portal, telefone, email, formulario`,
  },
}
