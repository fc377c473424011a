import type { WishParts } from '../tables/wish-parts.ts'

const homes =
  'casa, apartamento, apto, ap, moradia, imovel, propriedade, terreno, sobrado, kitnet, cobertura, sitio, andar'
const each = (before: string): string =>
  homes
    .split(', ')
    .map((home) => `${before} ${home}`)
    .join(', ')

export const portugueseWishParts: WishParts = {
  code: 'pt',
  visits: `visit*, entrar, entrar na, entrar no, passar la, passar ai, passar na, passar no, passar por, ir la, ir ai, ir ate, ir ver, ir conhecer, conhecer,
    conhece la, conhece lo, dar uma volta, dar um pulo, andar pela, andar por, pessoalmente, presencial*, ao vivo, com meus proprios olhos, com os meus proprios olhos,
    com nossos proprios olhos, abrir para nos, abrir pra nos, abrir pra gente, abrir … pra gente, abrir … para nos, abrir … pra nos, abrir a porta, nos receber, me receber, mostrar para, mostrar pra, me mostrar,
    nos mostrar, mostrar nos, encontrar la, nos encontrar, encontro la, agendar*, agend*, marcar, marca*, marque*, hora marcada, horario*, vaga*, encaix*, disponibilidade,
    me coloca*, me poe, me bota, coloca me, inscrever, inscricao, videochamada, video chamada, chamada de video`,
  sees: `ver, ve la, ve lo, ve las, olhar, dar uma olhada, dar uma espiada, espiar`,
  mays: `posso, podemos, a gente pode, poderia, poderiamos, pode, podem, podia, podiamos, da pra, da para, daria pra, tem como, e possivel, seria possivel, ha possibilidade,
    alguma chance, quero, queria, queremos, queriamos, gostaria, gostariamos, gostava, gostavamos, adoraria, quando, que horas, que dia, que dias, qual dia, qual horario,
    quais horarios, o quanto antes, mais cedo, o mais cedo, alguem pode, alguem poderia, preciso, precisamos, tenho que, tem, ha, estou livre, estamos livres,
    estou disponivel, estamos disponiveis, fica bom, fica bem, serve, tudo bem, pode ser, vamos, bora, me coloca*, por favor`,
  hours: `as #, as # h, as # horas, #h, # h, # horas, #h30, la pelas #, por volta das #, depois das #, antes das #, a partir das #, dia #, no dia #, as duas, as tres, as quatro,
    as cinco, as seis, as sete, as oito, as nove, as dez, as onze, ao meio dia, hoje a tarde, hoje a noite, hoje de manha, amanha cedo, amanha de manha, amanha a tarde,
    de noite, de tarde, de manha, a tarde, a noite, pela manha, essa semana, esta semana, semana que vem, proxima semana, neste fim de semana, nesse fim de semana,
    no fim de semana, fds, durante a semana, depois de amanha, este mes, esse mes, aos sabados, aos domingos, mais tarde`,
  talks: `falar, falo, fale, conversar, converso, ligar, liga, ligue, liguem, ligacao, telefonar, contatar, contactar, entrar em contato, entrar em contacto, reclamar, reclamacao,
    queixa, queixar, me atender, atenda, retornar, retorne, escrever para, tratar com, me responder, me responda`,
  people: `alguem, uma pessoa, pessoa, pessoas, gente de verdade, humano, humana, ser humano, um corretor, uma corretora, corretor, corretora, corretores, agente, agentes, consultor,
    consultora, atendente, atendentes, vendedor, vendedora, responsavel, gerente, chefe, patrao, equipe, equipa, seu escritorio, o escritorio, vosso escritorio, a imobiliaria,
    da imobiliaria, funcionario, funcionaria, recepcao`,
  owns: `${each('minha')}, ${each('meu')}, ${each('nossa')}, ${each('nosso')}, ${each('minha …')}, ${each('meu …')}, ${each('nossa …')}, ${each('nosso …')}, a minha, o meu, a nossa,
    o nosso, como a minha, como o meu, tenho uma casa, tenho um apartamento, tenho um terreno, temos uma casa, temos um apartamento, herdei, herdamos, casa dos meus pais,
    apartamento dos meus pais, casa da minha mae, casa do meu pai, sou dono, sou dona, sou proprietari*, somos proprietari*, somos donos`,
  sells: `vale, valer, valeria, valem, valor, avaliar, avaliam, avalie, avaliacao, avaliacoes, vender, vendo, vendemos, venda, vendem, vendesse, botar … a venda, colocar … a venda,
    por … a venda, a venda, novo dono, novos donos, comprador, compradores, me livrar, nos livrar, livrar, desfazer, conseguir por, consigo por, conseguiria, conseguiriamos,
    tirar por, pedir por, pagariam, dariam por, alugar, alugo, por … para alugar, administrar, administram, gerir, preco de mercado, anunciar, anuncio a`,
  similar: `parecid*, semelhante*, similar*, no mesmo estilo, do mesmo tipo, do mesmo estilo, mais como, algo como a, algo como o, como a primeira mas, como a segunda mas, desse tipo,
    desse estilo, nesse estilo, outras assim, outros assim, mais assim`,
  happened: `baixou, o preco baixou, o preco mudou, mudou o preco, o preco caiu, o preco subiu, historico de preco*, foi reduzido, foi baixado, ja baixou, abaixou o preco`,
  more: {
    seller: `talvez vend*, quero vender, queremos vender, penso em vender, pensamos em vender, pensando em vender, preciso vender, precisamos vender, vender primeiro, vender antes,
      vender com voces, vender convosco, comissao … vender, comissao … venda, cobram para vender, cobram pra vender, avaliacao gratuita, avaliacoes gratuitas, avaliacao gratis,
      fazem avaliacao, fazem avaliacoes, quanto eu conseguiria, quanto conseguiriamos, estou vendendo, estamos vendendo, vendo minha, vendo meu`,
    person: `numero de telefone, um telefone, numero pra ligar, numero para ligar, pessoa de verdade, quem manda, tem alguem, tem alguem ai, alguem lendo, alguem esta lendo, eu desisto,
      desisto, inutil, nao ajuda, nao me ajuda, nao esta ajudando, perda de tempo, reclamacao, com quem falo, com quem posso falar, com quem eu falo`,
    tour: `como funcionam as visitas, como funciona a visita, como agendo, como eu agendo, como faco pra agendar, quem me recebe, quem vai me receber, quem mostra, levar minha, levar meu,
      reserva pra mim, reserve um, segura um`,
    map: `quanto tempo leva, quanto tempo ate, quantos minutos, o que tem em volta, o que tem por perto, o que ha em redor, que bairro, qual bairro, em que bairro, em que parte, onde ficam, onde fica, onde sao, onde estao, da pra ir a pe, a pe ate, minutos ate`,
    agent: `email do corretor, telefone do corretor, numero do corretor, contato do corretor, quem esta vendendo, quem vende, o corretor e`,
    send: `me envia, me envie, envia pra mim, me manda, me mande, manda pra mim, mandar por email, enviar por email, por email, o link, compartilhar com, partilhar com, encaminha*`,
    alert: `me avisa, me avise, me avisem, avisa me, avise me, avisar quando, ser avisad*, quero saber quando, me mantenha, me deixa saber, se aparecer, quando aparecer, se surgir, quando surgir,
      se entrar, quando entrar, se tiver novidade*, quando tiver novidade*`,
    save: `salva, salvar, salve, guarda, guardar, guarde, pra depois, para depois, meus favoritos, favorita, favoritar`,
    dislikes: `nao e meu estilo, nao faz meu estilo, nao faz o meu, nao gostei, nao gostamos, nao me agrada*, nao curti, nao me convenc*, nao sei nao, nao tenho certeza, longe demais, muito longe,
      velha demais, velho demais, escura demais, escuro demais, nenhum* me, nenhuma del*, nenhum del*`,
    tooMuch: `muito dinheiro, dinheiro demais, um pouco car*, meio car*, bem car*, carissim*, e muito`,
    likes: `pode ser essa, pode ser esse, pode ser esta, amei, adorei, amamos, adoramos, que linda, que lindo, lindas, lindos, linda, lindo, maravilhos*, gracinha, top demais`,
    goodbye: `tenho que ir, preciso ir, vou indo, vou nessa, era isso, so isso, e so isso, por hoje e so`,
    area: `bom lugar para morar, bom lugar pra morar, bom de morar, lugar para morar, criar filhos, criar os filhos, bom sitio para viver`,
    advice: `seguro residencial, seguro da casa, que seguro, score, vistoria, inspecao, matricula do, escritura limpa, onus, quebrar o contrato, rescindir, fiador, pre aprov*`,
    offer: `o dono aceita*, dono aceitaria, proprietario aceita*, aceitariam, aceitaria, outras ofertas, outras propostas, fez uma oferta, fez proposta, fazer uma proposta`,
    outside: `um restaurante, um dentista, um medico, voce gosta de musica, voce esta viv*, seu favorit*, voce e casad*`,
  },
}
