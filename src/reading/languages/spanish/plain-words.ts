import type { PlainWords } from '../tables/plain-words.ts'

/** Words of Spanish that claim nothing of a home. */
export const spanishPlain: PlainWords = {
  verbs: `
    abarcar abordar aburrir aceptar aclarar acomodar aconsejar acostumbrar actuar adaptar adelantar adivinar
    admirar afinar agotar agradar agradecer agregar ajustar alegrar alejar aligerar amar ampliar analizar animar
    anticipar apetecer aportar apostar apreciar aprovechar asegurar asomar aspirar asumir asustar atraer
    atrapar aunar avanzar averiguar ayudar barajar bastar beneficiar brillar brindar buscar calcular cambiar caracterizar
    cautivar centrar cenir charlar chocar cocinar coincidir combinar comparar compensar completar
    complicar comprender comprobar concentrar concluir confesar confundir conjugar conllevar conquistar
    considerar consistir contar contemplar continuar contrastar convencer convenir convertir convivir corresponder
    costar cuidar cumplir decantar decidir dedicar definir dejar demostrar depender desanimar descartar descubrir
    desear desempatar deshacer despejar destacar detallar detener determinar devolver diferenciar diferir dirigir
    discutir disfrutar disponer distinguir distraer diversificar dudar echar elaborar elegir elogiar emocionar empatar
    empezar encajar encantar encontrar enfocar enfrentar entender enterar entrar entretener entusiasmar equilibrar
    equivocar escoger escuchar esperar establecer evaluar evitar evocar examinar exigir existir experimentar explorar
    expresar extranar facilitar fascinar flexibilizar fluir fomentar ganar guiar gustar hallar hojear
    idealizar ignorar ilusionar imaginar implicar importar impresionar inclinar indagar influir inquietar inspirar
    intentar interesar interpretar intuir jugar juntar juzgar justificar lamentar llamar llevar lograr
     marear matizar merecer meter mezclar mirar molestar mostrar mover necesitar notar observar
    obtener ocurrir olvidar optar ordenar orientar parecer partir pensar percibir perder pesar planear
    plantear platicar ponderar preferir preguntar preocupar priorizar probar profundizar proponer proseguir quedar
    querer quitar razonar recalcar recapitular rechazar recoger recomendar reconocer recordar redondear reencontrar
     reflejar reflexionar regresar relajar repasar repetir replantear representar requerir resaltar
    respetar responder restar resultar resumir retomar reunir revelar revisar romper saber sacar saltar satisfacer
    seducir seguir sentar sentir senalar servir simplificar sobrar sobresalir soler soltar sonar sonar sopesar
    sorprender sospechar subestimar suceder sufrir sugerir sumar superar suponer sustentar tachar tantear tardar
    temer tender tentar tirar tocar tomar tranquilizar tratar trazar tropezar unir usar valorar variar ver volcar
    volver aflojar afrontar aconsejarse molar apanar lucir pintar reposar respirar acoger agilizar
    demostrar aclimatar subrayar contrapesar encaminar compaginar conjuntar`,
  others: `
    peticion solicitud frase lectura etapa
    abanico abierto abrumador absoluto accesorio acierto acogedor actitud acuerdo adecuado afortunado agradable
    agrado aire alegre alegria alternativa ambicioso ambiente amplio amplitud amplio anfitrion animo ansioso
    apetecible aporte apropiado apuesta arduo argumento armonia armonioso as asunto atencion atractivo aventura ayuda
    balance balanza basico beneficio bienvenido bonito breve calidez calido cambio camino candidato cantidad
    capaz capricho caracter caracteristica cauto certeza charla charme clase clasico clave combinacion comentario
    comodidad comodo comparable comparacion comparativa complicado comprensible comprension comun
    conclusion concreto condicionante confianza confuso conjunto consejo consideracion considerable consistente
    contento contexto contra contrapartida contraste conveniente convincente correcto cosa criterio cuestion cuidado
    curioso curiosidad dato deber decente decision decisivo definitivo delicado delicioso desafio descarte desventaja
    detalle diferencia diferente dificil dificultad dilema directo distinto duda dudoso dulce efecto eficaz
    ejemplo eleccion elegancia elegante elemento emocion emocionante encantado encantador encanto enfoque enorme
    entendible entusiasmo entusiasta equilibrado equilibrio escenario esencia esencial especial espectacular
    espiritu espontaneo estilo estupendo evidente excelencia excepcional excesivo exigente expectativa
    experiencia explicacion extraordinario facil facilidad factor familiar fantastico fascinante favor favorable
    favorito firme flexible flexibilidad fortaleza fortuna franco fuerte fuerza funcional fundamental
    ganador gancho gasto general generoso genial gesto gracia gracioso gusto habitual herramienta holgado
    holgura honesto honor idea ideal idoneo ilusion imaginacion imagen importante impresion impresionante imprescindible
    inconveniente increible indeciso indicado indispensable indudable inmejorable inolvidable inquietud inspiracion
    intencion interesante intuicion irresistible justo latente leve libertad ligero limitacion
    lindo lista llamativo logica logico maravilla maravilloso margen matiz mayoria medida mejor memorable menor
    mente mero mezcla minimo modo molestia momento motivo natural necesario necesidad negativo nota notable
    objetivo obvio ocasion ojo opinion oportunidad oportuno optimo orden ordinario orgullo palabra panorama
    papel paso pauta pega pena perfil pero perspectiva personal personalidad peso placentero placer plan
    posibilidad positivo practico practicidad precaucion preciso preferencia preferible pregunta preocupacion presente
    prioridad prioritario pro problema prometedor proposito propio propuesta prudente punto rato razon
    razonamiento realidad realista recomendable recomendacion referencia refrescante regla relajado relevante relajante
    requisito respiro respuesta resultado resumen reto rol romantico rotundo rutina sabor salvedad sencillo
    sensacion sensacional sensato sensible sentido sentimiento serio significativo similar similitud simple sincero
    situacion sobresaliente sofisticado solido solucion sonado sorprendente sorpresa suave subjetivo sueno suerte
    suficiente sugerencia sumo sutil tamano tema tendencia tentacion tentador tipico tipo tono toque total
    tradicional tremendo truco unico util utilidad vago valido valioso variado variedad ventaja
    verdad verdadero version versatil versatilidad vertiente vibra viable vida visita vital vistazo
    resistente duradero entusiasmado encantadores amante aficionado fan ingenioso
    descanso oficio manitas cocinero cocinillas prueba colofon guinda atisbo gama paleta punado abanico
    desempate podio finalista comparativo pinta mirada bocanada bombon joya joyita`,
  fixed: `
    adelante ademas ahi ajeno al algo alguien algun alguna algunas alguno algunos alla alli
    ambas ambos ante antes apenas asi atras aun aunque bastante bien cada casi
    claro como con conmigo contigo contra cual cuales cualquier cualquiera cuando cuanta cuantas cuanto cuantos cuya
    cuyas cuyo cuyos de demas demasiado demasiada demasiados demasiadas desde despues donde durante
    e ella ellas ello ellos entonces entre esa esas ese eso esos esta estas este esto estos etcetera excepto
    hacia hasta igual incluso jamas luego mas mediante menos mientras mucha muchas
    mucho muchos muy nada nadie ni ningun ninguna ninguno nunca o ojala otra otras otro otros para pero poca pocas poco
    pocos por porque pues que quien quienes quiza quizas salvo segun sera si sin sino siquiera sobre solo tal tales
    tambien tampoco tan tanta tantas tanto tantos todavia toda todas todo todos tras u unas unos varias varios vaya
    vez veces ya yo verdaderamente
    dijiste dijo dicho dime digo dice dices dirias diria diga digas dar da das dan doy des demos dio diste darte
    darle darme daria dando dado
    haz hago haces hace hacen hacer haria harias haga hagas hizo hiciste haciendo hecho hacerte hacerlo
    ir voy vas va vamos van iba iria iremos vaya vayas vayamos yendo ido
    tener tengo tienes tendre tendras tendria tendrias tendrian tendriamos tengas tengamos tuve tuviste tuviera
    poder puedo puedes podria podrias podriamos podemos pueda puedas pudiera pudieras podras podra podre
    pon pongo pones pone ponen poner pondria ponga pongas puso puesto ponerte ponernos
    sal salgo sales sale salen salir saldria salga salio saliendo
    ven vengo vienes viene vienen venir vendria vendrias venga vengas vino viniera viniendo
    se sepa sepas sepamos supe supieras sabria sabrias
    quiero quieres quiere quieren quisiera quisieras querrias querria querras
    sigo sigues sigue siguen siga sigas sigamos siguiendo siguio
    siento sientes siente sienten sienta sientas sintiera sentirse sentirte
    pienso piensas piensa piensan piense pienses prefiero prefieres prefiere prefieras prefiera
    encuentro encuentras encuentra encuentran encuentre encuentres muestro muestra muestran muestre demuestra
    demuestran demuestre cuento cuentas cuenta cuente cuentes recuerdo recuerda recuerde recuerdes pierdes pierde
    pierdas suelo suele suelen juego juegas juega suena suenan suene prueba pruebe vuelvo vuelve vuelva vuelvas vuelven
    entiendo entiendes entiende entienda atiendo atiende merece merezca parezca pareces conviene convenga
    mantengo mantienes obtengo obtienes obtiene obtenga propongo propone sugiero sugiere tiendo tiende tienden
    hubiera hubieras haya hayas hayamos habria habrias hay
    elijo eliges elige elija elijas acierto acierta aciertas empieza empiezo empiece comienza comience
    luce lucen reune atrae contribuye incluye destaque destaquen busque busques explique saque toque marque encaje
    encajen`,
  phrases: `
    mayor ventaja, mayor inconveniente, mayor atractivo, mayor diferencia, mayor punto a favor, mejor baza,
    mejor argumento, me inclinaria por, de vez en cuando, en lugar de generarlo, al aire libre, aire libre, espacio exterior, en la parte de atras, parte de atras, en la parte trasera,
    el interior, mejoras mas recientes, mas recientes, un diseno clasico, diseno
    clasico, distribucion clasica, viene bien para, guardar herramientas, guardar cosas, a primera vista, a grandes rasgos, a la hora de, a fin de cuentas, al fin y al cabo, al final del dia, de sobra,
    de entrada, de paso, de momento, de cara a, de cerca, de vez en cuando, en cuenta, en mente, en general, en resumen,
    en definitiva, en pocas palabras, en todo caso, en cualquier caso, en cambio, en concreto, en particular, en
    principio, en conjunto, en lineas generales, en torno a, por un lado, por otro lado, por otra parte, por cierto,
    por supuesto, por lo pronto, por lo demas, por lo general, por si acaso, sin duda, sobre todo, vale la pena,
    merece la pena, tiene sentido, todo el sentido, tener en cuenta, tenlo en cuenta, tengo en cuenta, hacerse una
    idea, hacerte una idea, a favor, en contra, pros y contras, puntos fuertes, punto fuerte, punto debil, puntos a
    favor, punto a favor, llama la atencion, llaman la atencion, llamar la atencion, te llama, me llama, paso a paso,
    lado a lado, cara a cara, a tu ritmo, a su ritmo, no dudes en, no dude en, con calma, con gusto, en serio, de ahora
    en adelante, a partir de ahora, hoy por hoy, entre medias, punto medio, punto de partida, buen punto de partida,
    ojo con, echar un vistazo, eche un vistazo, echa un vistazo`,
  forms: {
    verbs: {
      ar: `o as a amos an e es emos en aba abas aban abamos ado ada ados adas ando aste aron ara aras aria arias arian
        ariamos are aremos aran arlo arla arlos arlas arle arles arme arte arse arnos andolo andola andose ate alo ala
        ame ese emos ase asen ueis eis ais`,
      car: 'que ques quen quemos',
      gar: 'gue gues guen guemos',
      zar: 'ce ces cen cemos',
      er: `o es e emos en a as amos an ia ias ian ido ida idos idas iendo io iste ieron era eras eria erias erian ere
        eremos eran erlo erla erlos erlas erle erles erme erte erse ernos iendose ete elo iera ieras`,
      cer: 'zco zca zcas zcamos zcan',
      ir: `o es e imos en a as amos an ia ias ian ido ida idos idas iendo io iste ieron ira iras iria irias irian ire
        iremos iran irlo irla irlos irlas irle irles irme irte irse irnos iendose ilo iera ieras`,
      uir: 'uyo uye uyen uya uyendo',
      gir: 'jo ja jas',
    },
    others: {
      o: 'a os as isimo isima',
      e: 'es',
      '': 's es a as',
      z: 'ces',
      or: 'ora ores oras',
    },
  },
  manners: 'mente',
  tellingManners: `
    inmediatamente recientemente nuevamente ultimamente originalmente profesionalmente anteriormente previamente antiguamente
    actualmente proximamente semanalmente diariamente legalmente ilegalmente oficialmente tranquilamente privadamente
    centricamente localmente estructuralmente gratuitamente publicamente provisionalmente temporalmente
    permanentemente historicamente exclusivamente directamente completamente totalmente integramente
    mensualmente anualmente separadamente independientemente seguramente discretamente silenciosamente`,
  beforeVerbs: `
    puedes, puede, podrias, podria, podras, podra, te permite, le permite, permite, permiten, te ayuda a, le ayuda a,
    ayuda a, facil de, dificil de, quieres, quiere, te gustaria, le gustaria, tendrias que, tendria que, ganas de, sin,
    en lugar de, en vez de, a la hora de`,
  acts: `
    nadar esquiar navegar surfear pescar amarrar aparcar estacionar caminar pasear pedalear montar correr conducir
    asar plantar cultivar cosechar oir oler alquilar arrendar subarrendar revender construir subdividir ampliar
    convertir financiar deducir transferir pagar pagarlo poseer banar duchar calentar enfriar cerrar llegar acceder
    entrar salir subir bajar remar acampar tomar ver mirar usar utilizar reformar derribar vender ganar depositar enviar
    negociar firmar conseguir tener comprar heredar encontrar disfrutar dejar cobrar regatear rebajar`,
  actEndings: 'ar er ir arlo arla erlo erla irlo irla arte arse erte erse irte irse arlos arlas erlos erlas',
}
