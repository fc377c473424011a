/** How Portuguese speaks of getting in touch, applying, paying, the lease and its end: sense -> phrases. */
export const portugueseTenancySenses: Readonly<Record<string, string>> = {
  hours: `horario, horario de funcionamento, horario de atendimento, que horas abre, que horas fecha, a que
    horas abrem, a que horas fecham, horarios, expediente, que horas voces abrem, abrem, horas abrem, que
    horas fecham, atendimento, horario de abertura, dias de atendimento, ate que horas, horas de
    funcionamento`,
  open: `aberto, abrir, abrem, abre, aberta, abertos, abrem na`,
  closed: `fechado, fechar, fecham, fechada, fecha, fechados, encerrado, encerram`,
  holiday: `feriado, feriados, natal, ano novo, pascoa, natal e ano novo, feriadao, carnaval`,
  office: `escritorio, recepcao, sede, loja, agencia imobiliaria, filial, balcao, escritorios`,
  address: `endereco, morada, localizado, onde fica, localizacao, onde ficam, onde voces ficam, onde estao,
    como chego, como chegar, onde se localiza`,
  phone: `telefone, ligar, numero de telefone, celular, telemovel, para quem ligo, telefonar, whatsapp,
    linha`,
  email: `e-mail, email, correio eletronico, mail, e-mails, escrever`,
  website: `site, portal, online, pela internet, aplicativo, app, pagina, na internet, conta online, portal do
    inquilino, login`,
  contact: `contato, contacto, contatar, falar com, entrar em contato, quem eu procuro, a quem me dirijo,
    falar com alguem, com quem falo, contactar, para quem eu ligo`,
  visit: `hora marcada, agendamento, sem agendamento, agendar, marcar hora, marcacao, pessoalmente, marcar uma
    visita, horario marcado`,
  apply: `candidatura, candidatar, inscricao, solicitar, solicitacao, proposta de locacao, ficha cadastral,
    cadastro, fazer a inscricao, inscrever, candidato, candidatos, cadastrar, ficha, aplicar, me candidatar,
    candidatar-me, candidaturas, analise da ficha, requerimento`,
  reply: `responder, resposta, respondemos, retorno, quanto tempo para responder, dao retorno, respondem,
    resultado da analise`,
  approve: `aprovar, aprovacao, aprovado, resposta, recusar, condicoes, criterios, aprovam, aprovados,
    recusado, recusada, rejeitado, rejeitar, negado, exigencias, requisitos, requisito, selecao, escolhem,
    escolhido`,
  credit: `credito, score, analise de credito, nome sujo, serasa, spc, historico de credito, pontuacao`,
  income: `renda, salario, rendimento, comprovante de renda, holerite, salarios, recibo de vencimento, ganhar,
    rendimentos, ganho por mes, preciso ganhar, tenho de ganhar, comprovantes de renda, contracheque,
    ordenado, recibos de vencimento, extrato bancario, extratos bancarios, imposto de renda, renda minima,
    renda familiar, salario minimo`,
  identity: `identidade, passaporte, documento de identidade, rg, cpf, bilhete de identidade, cartao de
    cidadao, carteira de motorista, carta de conducao, documentos pessoais, cnh`,
  cosigner: `fiador, avalista, fiadores, fianca, ser fiador, garantidor, fiadora, avalizar, seguro fianca`,
  references: `referencia, referencias, antigo senhorio, senhorio anterior, locador anterior, proprietario
    anterior`,
  employment: `emprego, empregador, autonomo, desempregado, perdi o emprego, demitido, perder o emprego, perco
    o emprego, sem trabalho, carteira assinada, trabalho por conta propria, conta propria, freelancer,
    desemprego`,
  fee: `taxa, tarifa, preco, custo, custar, custa, cobrar, cobram, valor, encargo, multa, quanto custa,
    quanto, taxas, tarifas, valores, cobranca, cobrado, precos, custos, despesa, despesas, pago por, preco
    por, quanto fica, multas, caro, encargos, penalidade, porcentagem, percentagem, percentual`,
  rent: `aluguel, renda mensal, arrendamento, alugueis, alugueres, aluguer, arrendamentos, mensalidade, renda
    da casa, valor do aluguel`,
  deposit: `caucao, deposito, deposito de seguranca, deposito caucao, garantia, cauçao, deposito de garantia,
    caucoes, deposito de cauçao, mes de caucao`,
  refund: `reembolso, reembolsar, devolver, devolucao, devolvido, reembolsavel, reaver, de volta, devolvem,
    devolvida, receber de volta, reembolso do deposito, recuperar, devolucoes, ressarcimento, restituir,
    restituicao, reembolsam`,
  hoa: `taxa de condominio`,
  pay: `vence, vencimento, pagar, pagamento, pagamentos, quitar, debitado, dia do vencimento, vencem, data de
    pagamento`,
  payWay: `forma de pagamento, formas de pagamento, meio de pagamento, como pagar, como posso pagar, como
    pago, meios de pagamento, maneiras de pagar, modo de pagamento, posso pagar com, metodos de pagamento,
    metodo de pagamento, como se paga`,
  card: `cartao, cartao de credito, cartao de debito, cartoes, visa, mastercard, multibanco, debito`,
  cash: `dinheiro, em especie, dinheiro vivo, moedas, notas, dinheiro em especie, numerario, cash`,
  cheque: `cheque, cheques, vale postal, ordem de pagamento, cheque administrativo`,
  transfer: `transferencia, pix, debito automatico, transferencia bancaria, transferir, ted, doc, mb way,
    debito direto, boleto bancario, transferencias`,
  discount: `desconto, promocao, descontos, mais barato, barato, promocional, abatimento, isencao`,
  installments: `parcela, parcelas, parcelar, prestacoes, em prestacoes, pagar em partes, dividir o pagamento,
    em parcelas, parcelado, parcelamento, nao consigo pagar, nao posso pagar, fracionar`,
  late: `atraso, atrasado, atrasar, atrasada, pagar atrasado, pago atrasado, atrasos, pagamento em atraso,
    mora, juros de mora, inadimplencia, inadimplente, depois do prazo, pagar com atraso`,
  grace: `carencia, tolerancia, dias de tolerancia, prazo de tolerancia, periodo de carencia`,
  invoice: `boleto, recibo, fatura, faturas, recibos, nota fiscal, comprovante`,
  increase: `reajuste, aumento, aumentar, aumento da renda, subir, aumenta, aumentam, aumentos, reajustes,
    reajustam, subida, atualizacao da renda, aumento do aluguel`,
  lease: `contrato, contrato de aluguel, contrato de locacao, contrato de arrendamento, contratos, locacao,
    arrendar`,
  term: `prazo, duracao, prazo do contrato, prazo minimo, duracao do contrato, contrato minimo, tempo minimo,
    curto prazo, longo prazo, por quanto tempo, periodo minimo`,
  renew: `renovar, renovacao, prorrogar, renovo, renovam, prolongar, continuar mais um ano, ficar mais tempo,
    prorrogacao`,
  breakLease: `rescindir, rescisao, quebrar o contrato, sair antes, sair antes do prazo, romper o contrato,
    quebra de contrato, terminar o contrato antes, rescindo, cancelar o contrato, antes do prazo, sair mais
    cedo, denunciar o contrato`,
  notice: `aviso, avisar, aviso previo, notificar, antecedencia, aviso antecipado, pre-aviso, pre aviso,
    avisar antes, com antecedencia, por escrito, avisar voces, notificacao, comunicar`,
  moveIn: `entrada, mudar, mudanca, mudo, me mudar, entrega das chaves, receber as chaves, recebo as chaves,
    pegar as chaves, buscar as chaves, mudar para`,
  moveOut: `saida, desocupar, sair do apartamento, desocupacao, saio do apartamento, entregar as chaves,
    devolver as chaves, entregar o apartamento, entregar o imovel, deixar o apartamento, fim do contrato, me
    mudar daqui, desocupo, ultimo dia`,
  key: `chave, chaves, chaveiro eletronico, copia da chave, chave extra, tag, comando, chave nova, perdi a
    chave, perdi as chaves, chaveiro, chave perdida, perder a chave, perco a chave, esqueci a chave, esqueci
    as chaves, sem chave, sem as chaves, perda de chave`,
  locked: `perdi a chave, perdi as chaves, trancado, chaveiro, chave perdida, perder a chave, trancado do lado
    de fora, trancada do lado de fora, trancado fora, fiquei trancado, fiquei trancada, trancada, fiquei de
    fora, perco a chave, esqueci a chave, esqueci as chaves, sem chave, sem as chaves, fechado fora, porta
    bateu, perda de chave, nao consigo entrar`,
  inspection: `vistoria, inspecao, vistoriar, vistorias, inspecionar, entrar no meu apartamento, revista,
    laudo, vistoria de saida`,
  cleaning: `limpeza, limpar, faxina, limpo, limpa, limpezas, sujo, varrer, limpar o apartamento`,
  damage: `dano, danos, estrago, descontar, danificado, danificar, descontam, descontos da caucao, estragar,
    estragado por mim, quebrei, vidro quebrado, vidro partido, riscos, manchas, quebrar`,
  wear: `desgaste, desgaste normal, gasto, desgastado, uso normal, gasta`,
}
