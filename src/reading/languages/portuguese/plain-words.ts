import type { PlainWords } from '../tables/plain-words.ts'

/** Words of Portuguese that claim nothing of a home. */
export const portuguesePlain: PlainWords = {
  verbs: `
    abordar aborrecer abracar abranger aceitar acomodar aconselhar acontecer acostumar acrescentar adaptar adiantar
    adivinhar admirar adorar afinar agradar agradecer agregar ajudar ajustar alegrar aliviar almejar amar ampliar analisar
    animar antecipar apetecer apostar apreciar aprofundar aproveitar arriscar aspirar assumir assustar
     atrair atrapalhar avaliar avancar averiguar balancear bastar beneficiar brilhar buscar calcular captar
    caracterizar casar cativar centrar chamar coincidir comparar compensar
    complementar completar complicar compor compreender concentrar concluir confessar conferir confundir conquistar
    considerar consistir constar contar contemplar continuar contrastar contribuir convencer convir
    corresponder costumar cozinhar cuidar cumprir curtir decidir dedicar definir deixar demonstrar depender descansar
    descartar descobrir desejar desempatar despertar destacar detalhar detectar determinar diferenciar diferir dirigir
    discutir disfrutar distinguir distrair duvidar elaborar eleger elogiar emocionar empatar empolgar encaixar encantar
    encontrar enfatizar enfrentar entender entreter entusiasmar envolver equilibrar errar escolher escutar esclarecer
    esperar esquecer estabelecer estudar evitar evocar examinar exigir existir experimentar explorar expressar
    facilitar fascinar favorecer ficar filtrar fluir focar formular guiar gostar identificar
    ignorar imaginar implicar importar impressionar inclinar indagar influenciar inspirar interessar interpretar intuir
    investigar jogar juntar julgar justificar lamentar lembrar levar lidar lograr merecer
    mesclar mexer misturar mostrar mudar necessitar notar observar obter ocorrer olhar optar organizar orientar palpitar
    parar parecer partir pensar perceber perder perguntar pesar pesquisar planejar ponderar preferir
    preocupar presumir priorizar procurar propor prosseguir provar puxar querer recapitular recomendar
    reconhecer recordar reencontrar refletir relaxar repassar repensar repetir representar requerer
    respeitar respirar responder ressaltar restar resultar resumir retomar reunir revelar rever revisar saber sacar
    satisfazer seduzir seguir selecionar sentar sentir servir significar simplificar sobrar sobressair somar sonhar soar
    subestimar sugerir superar supor surgir surpreender suspeitar temer tender tentar tirar tocar tomar topar trabalhar
    tranquilizar tracar tratar trazer unir usar valer variar ver voltar aconchegar conjugar
    equivaler escapar somar brotar casar harmonizar agilizar aconselhar demandar pedir`,
  others: `
    pedido solicitacao frase leitura etapa
    abordagem absoluto acaso aconchego aconchegante acordo adequado afinidade agradavel alegre alegria
    alternativa ambicao ambicioso amplo amplitude anfitriao animo ansioso aparencia apelo apropriado arejado
    argumento aspecto assunto atencao atento atitude atraente atrativo aventura balanca basico bastante beneficio bom
    bonito breve brilho busca caminho candidato capaz capricho carater caracteristica caso cauteloso certeza
    certo charme charmoso chefe classico claro coerente combinacao comentario comodidade comparacao comparavel
    comparativo completo complicado compreensao compreensivel comum conclusao confianca confuso
    conjunto consideracao consideravel consistente contente contexto contra contraste conveniente convincente
    conversa coisa correto criterio cuidado cuidadoso curioso curiosidade dado decente decisao decisivo definitivo
    delicado delicia delicioso desafio desejo desempate despesa destaque desvantagem detalhe diferenca diferente dificil
    dificuldade dilema distinto duvida duvidoso efeito eficaz elegancia elegante elemento empolgacao
    empolgante encantador encanto enfoque enorme entusiasmo entusiasta equilibrado equilibrio escolha esforco espacoso
    esperanca especial espirito essencia essencial estilo estiloso evidente excelencia excepcional exemplo exigente
    expectativa experiencia explicacao extraordinario facil facilidade faixa familiar fantastico fascinante fator
    favor favoravel favorito feliz firme flexivel flexibilidade folga forca fortuna forte franco funcional
    fundamental ganhador geral generoso genial gesto gosto graca gracioso habitual harmonia harmonioso hesitante honesto
    ideia ideal idoneo imaginacao imagem importante impressao impressionante imprescindivel incerteza inconveniente
    incrivel indeciso indicado indispensavel inesquecivel inquietude inspiracao intencao interessante intuicao
    irresistivel jeito justo lado legal leve liberdade ligeiro limitacao limite lindo lista logica logico
    maioria maneira maravilha maravilhoso margem maximo medida melhor memoravel menor mente mero mescla minimo mistura
     modo momento motivo natural necessario necessidade negativo nitido nota notavel objetivo obvio ocasiao olhar
    olho opiniao oportunidade oportuno otimo ordinario orgulho palavra panorama papel parte particular pena
    perfil perspectiva pessoal personalidade peso pitada plano poder ponderacao ponto positivo possibilidade possivel
    pratico praticidade prazer prazeroso precaucao preciso preferencia preferencial preferivel pergunta preocupacao
    prioridade prioritario pro problema promissor proposito proprio proposta prudente quesito quantidade questao raciocinio
     razao realidade realista recomendacao recomendavel recorte referencia refinado regra relaxado
    relaxante relevante requisito respiro resposta resultado resumo ritmo romantico rotina sabor sensacao sensacional
    sensato sensivel sentido sentimento serio significativo similar semelhante semelhanca simples sincero situacao
    sofisticado solido solucao sonho sorte suave subjetivo suficiente sugestao surpreendente surpresa sutil tamanho tema
    tendencia tentacao tentador tipico tipo tom toque total tradicional tremendo truque unico util utilidade vago valido
    valioso variado variedade vantagem verdade verdadeiro versao versatil versatilidade viavel vida visao vital vontade
    resistente duravel amante fa apaixonado cozinheiro hobby achado joia cereja finalista prato gama leque
    punhado paleta folego empecilho porem ressalva senao sinceridade`,
  fixed: `
    adiante alem algo alguem algum alguma alguns algumas ainda ali ambas ambos ante antes apenas apesar aquela aquelas
    aquele aqueles aquilo assim ate atras bem boa boas bons cada com comigo como contudo cuja cujas cujo cujos da daquela
    daquele daquilo das de dela delas dele deles demais depois desde dessa desse disso desta deste disto do dos
    durante e ela elas ele eles em embora enfim enquanto entao entre entretanto essa essas esse esses esta este estes
    estas eu exceto falta inclusive isso isto ja jamais lhe lhes logo mais mas me mediante meio menos mesma mesmas
    mesmo mesmos mim minha minhas meu meus muita muitas muito muitos na nada nao nas nem nenhum nenhuma ninguem no nos
    nossa nosso nunca o onde ora os ou outra outras outro outros para pela pelas pelo pelos per perante pois por porque
    portanto pouca poucas pouco poucos qual quais qualquer quaisquer quando quanta quantas quanto quantos quase que quem
    quica se sem sempre senao si sim sob sobre so sua suas seu seus tal tais talvez tambem tampouco tanta tantas tanto
    tantos tao te teu tua todas toda todo todos tudo um uma umas uns varias varios vez vezes voce voces
    diria dirias diz dizem digo disseste dizer dito diga dando da dao dar dado deu desse daria daria
    fazer faz fazem faco faca fez feito fazendo faria farias
    ir vou vai vamos vao va ia iria indo ido
    ter tenho teria tenha tenhas tivesse tive tiver
    poder posso pode podem poderia poderias podemos possa possas pude puder pudesse
    por ponho poe poem poria ponha pos posto
    sair sai saem saio sairia saia
    vir vem vens venho viria venha veio vier vindo
    sei sabe sabia saiba saibamos soube
    quero quer querem queria quis quiser quisesse queira
    haja houver houvesse haveria ha
    trago traz trazem traria traga trouxe
    sugiro sugere prefiro prefere sinto sente sinta sigo segue siga peco peca pede sirvo serve perco perca
    vejo ve veem veja viu visto lembre olhe pense
    fiquei ficou fique fiquem chego chegue encaixe destaque busque toque explique
    mantem mantenho obtem compoe propoe propus supoe supus equivale vale valha valeria`,
  phrases: `
    maior vantagem, maior desvantagem, maior atrativo, maior diferenca, melhor argumento, ao ar livre, ar livre, espaco externo, nos fundos, na parte de tras, o interior, melhorias mais
    recentes, mais recentes, uma planta classica, planta classica, distribuicao classica, guardar
    ferramentas, guardar coisas, a primeira vista, em linhas gerais, na hora de, no fim das contas, no final das contas, ao fim e ao cabo, de cara,
    de sobra, de quebra, de inicio, de perto, de vez em quando, de tempos em tempos, em conta, em mente, em geral, em
    resumo, em suma, em poucas palavras, em todo caso, de todo modo, de qualquer forma, em vez de, em particular, em
    principio, no geral, no conjunto, por um lado, por outro lado, por outro, alias, a proposito, com certeza, sem
    duvida, sobretudo, vale a pena, faz sentido, todo o sentido, levar em conta, leve em conta, levo em conta, tenha em
    mente, ter uma ideia, a favor, pros e contras, pontos fortes, ponto forte, ponto fraco, ponto positivo, pontos
    positivos, chama a atencao, chamam a atencao, chama mais a sua atencao, passo a passo, lado a lado,
    cara a cara, no seu ritmo, fique a vontade, a vontade, com calma, com prazer, de verdade, daqui para a frente, daqui
    em diante, por enquanto, meio-termo, meio termo, ponto de partida, bom ponto de partida, dar uma olhada, de uma
    olhada, vale dar uma olhada, fica a dica, ao seu gosto, do seu jeito, com folga`,
  forms: {
    verbs: {
      ar: `o as a amos am e es emos em ava avas avam avamos ado ada ados adas ando aste aram ou ei ara aria arias ariam
        ariamos arei aremos arao ar armos arem asse asse assem a-lo alo ala ando`,
      car: 'que ques quem quemos quei ce ces cem cemos cei',
      gar: 'gue gues guem guemos guei',
      er: `o es e emos em a as amos am ia ias iam ido ida idos idas endo eu i este eram era eria erias eriam erei
        eremos erao ermos erem esse essem elo ela`,
      ir: `o es e imos em a as amos am ia ias iam ido ida idos idas indo iu i iste iram ira iria irias iriam irei iremos
        irao irmos irem isse issem ilo ila`,
      air: 'aio ai aem aia aiu aindo',
      uir: 'ui uem ua uindo',
      or: 'oe oem onho onha unha os ostos osta ondo',
    },
    others: {
      o: 'a os as issimo issima',
      e: 'es',
      '': 's es a as',
      ao: 'oes aos',
      cao: 'coes',
      vel: 'veis',
      al: 'ais',
      il: 'eis is',
      m: 'ns',
    },
  },
  manners: 'mente',
  tellingManners: `
    imediatamente recentemente novamente ultimamente originalmente profissionalmente anteriormente previamente antigamente
    atualmente semanalmente diariamente legalmente ilegalmente oficialmente tranquilamente privadamente localmente
    estruturalmente gratuitamente publicamente provisoriamente temporariamente permanentemente historicamente
    exclusivamente diretamente completamente totalmente integralmente mensalmente anualmente separadamente
    independentemente seguramente silenciosamente brevemente`,
  beforeVerbs: `
    voce pode, pode, poderia, podera, permite, permitem, ajuda a, facil de, dificil de, quer, gostaria de, teria que,
    vontade de, sem, em vez de, na hora de`,
  acts: `
    nadar esquiar velejar navegar surfar pescar atracar estacionar caminhar passear pedalar andar correr dirigir assar
    plantar cultivar colher ouvir cheirar alugar sublocar revender construir subdividir ampliar converter financiar
    deduzir transferir pagar possuir banhar aquecer resfriar fechar chegar acessar entrar sair subir descer remar
    acampar ver olhar usar utilizar reformar derrubar vender ganhar lucrar depositar enviar negociar assinar conseguir
    ter comprar herdar encontrar aproveitar deixar cobrar pechinchar baixar`,
  actEndings: 'ar er ir',
}
