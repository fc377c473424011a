/** Columns in the manner of different portals and firms, in six languages, each with what stands below it: for members alone. */
export const entriesForMembers: readonly { portal: string; Key: string; value: string }[] = [
  ...entries(
    'Matrix-like MLS',
    `
    Agt Only Rmks = Bring kibble for Tornado the dog | LO Rmks = Seller relocating to Quito, quick close
    Appt Ph = 425-555-0917 | LkBx # = 33821977 | CSO = 2.35 | Seller 1 = Hildegard Zumwalt
    Vacant.Gate Cd = 7719# | Sub-Agt Comp = 1.85%
    `,
  ),
  ...entries(
    'Paragon-like MLS',
    `
    REALTOR Remarks = Ask Pomfret for the disclosures packet | Show Instr = Text Barnaby two hours ahead
    Owner(s) Ph# = (503) 555-4419 | Buyer Broker Comp = 2.65 percent | Occupant.Tenant = Xavier Quillon
    Sentri Serial = 00947733 | Selling Bonus = $4,250 if closed by May | Seller's bottom line = 391250
    `,
  ),
  ...entries(
    'Flexmls-like',
    `
    Priv Rem = Roof claim pending with Stellmark Insurance | Gate Instructions = Press star then 6612
    Keypad = 90551 | Showing Svc = Aligned, pin 7720 | Dual.Var Rate = Y, 4.15 | Homeowner Cell = 360 555 8813
    Why Moving = Messy split with husband Ludovic | Hot Note for Members = Thornbury offer fell apart Tuesday
    `,
  ),
  ...entries(
    'a brokerage spreadsheet',
    `
    Notes (do not publish) = Wiring is knob and tube, Fenwick will disclose
    Office use = Referral to Braithwaite pays 25 | Alarm = 4471, cancel word Rutabaga
    Key location = Under the third flowerpot by Mimosa | Payoff owed = 287,330 to Wells
    Motivation 1-10 = 9, needs cash for Vancouverite | Lowest they'd go = 377,450
    Access notes = Code for side door 5530
    `,
  ),
  ...entries(
    'UK software (Alto, Reapit)',
    `
    Vendor = Mrs Peverell-Jones | Vendor Tel = 07700 900417 | Viewing Arrangements = Accompanied by Crispin only
    Key Tag No = K-2281 | Sole Agency Fee % = 1.15 | Negotiator Notes = Chain collapsed with Oldfield last week
    Burglar alarm = 1937 then enter | Vendor situation = Probate, brothers fighting about Wexford
    `,
  ),
  ...entries(
    'lettings software',
    `
    Landlord = Dr Okonkwo-Bell | Landlord Mobile = 07700 900923 | Current tenants = Sprocket and Lindqvist
    Arrears = 1,337 owed since June | Keysafe = 8845 at rear
    Internal comments = Landlord wants no calls from Dunmore | LL bank sort code = 20-45-77
    `,
  ),
  ...entries(
    'Australian CRM',
    `
    vendorDetails.name = Bronwyn Gallagher-Smythe | vendorDetails.telephone = 0491 570 156
    vendorDetails.email = bronwyn@vendors.example | notes = Vendor would sign at 611k before auction
    commission = 1.95% incl GST | keyNumber = KEY-7731 | alarmDetails = Panel 2468 in hall
    ownerOccupierComment = Moving in with sister Dulcie
    `,
  ),
  ...entries(
    'RESO Web API shape',
    `
    PrivateOfficeRemarks = Ask Montague for the inspection | ShowingContactName = Evangeline Tull
    ShowingContactPhone = 206-555-3391 | LockBoxSerialNumber = 44120098
    LockBoxLocation = Rear hose bib by Wisteria | AccessCode = 7713 | OwnerPhone = 206-555-8188
    X_SellerNetMinimum = 402,900
    `,
  ),
  ...entries(
    'CRM with nested JSON',
    `
    seller.fullName = Anselm Dreyfus | seller.mobile = 415-555-6128 | access.alarmPin = 3355
    access.keys.heldBy = Concierge Lorenz | deal.coBrokeSplit = 2.45/2.05
    notes.backOffice = File missing the Harkness addendum | vendor.surname = Ottoline
    tenant.phone = 415-555-9072
    `,
  ),
  ...entries(
    'XML of a small firm',
    `
    OwnerInfo.Name = Cornelius Vandersloot | OwnerInfo.Phone = 212-555-7340
    Agents.PrivateComment = Co-owner Mirabel refuses signs | Security.AlarmCode = 88014 | Security.DoorPin = 6671
    Commission.BuyerSide = 2.15 | Showings.HowTo = Ring Thaddeus thirty minutes before
    Internal.SellReason = Bankruptcy of Juniper Foods
    `,
  ),
  ...entries(
    'Inmovilla-like (España)',
    `
    obs_internas = La hermana Remedios no quiere vender | nombre_prop = Fulgencio Arrizabalaga
    tlf_prop = 611 223 344 | precio_neto_propietario = 288.150 | comision_venta = 3,75 | num_llave = LL-4482
    motivo = Herencia entre Casilda y Toribio | horario y forma de visitas = Avisar a Genoveva con un día
    `,
  ),
  ...entries(
    'portal mexicano',
    `
    Datos del titular = Eustaquio Villaseñor | Celular del dueño = 55 1234 8890
    Clave de la alarma . acceso = 70431 | Comentarios solo asesores = Acepta trueque con Cuernavaca
    % compartido = 2.25 | Mínimo que acepta el dueño = 2,915,000
    Dónde están las llaves = Con el conserje Melquíades | Situación legal interna = Embargo de Banco Turquesa
    `,
  ),
  ...entries(
    'Hektor-like (France)',
    `
    Nom du mandant = Célestin Vauquelin | Tél. mandant = 06 39 98 12 47
    Commentaires privés = Voisin Gaspard très bruyant | Consignes visites = Prévenir Ombeline la veille
    Digicode immeuble = 44B19 | N° clé = C-5527 | Prix mini accepté = 311 450 | Raison cession = Mutation à Nouméa
    `,
  ),
  ...entries(
    'Périclès-like (France)',
    `
    texteInterne = Fissure cachée côté Marguerite | proprietaire.nom = Théodora Lenglet
    proprietaire.portable = 07 12 99 45 63 | codeAlarme = 60218 | retrocessionConfrere = 1,65 %
    emplacementCle = Chez la gardienne Philomène | urgenceVendeur = Crédit relais de Boréal Banque
    notePourLeNegociateur = Ne pas parler à Hippolyte
    `,
  ),
  ...entries(
    'onOffice-like (Deutschland)',
    `
    Interne Notiz = Nachbar Herr Quastenberg klagt | ETÜ Kontakt = Frau Wolperding 0151 23456789
    Schlüssel-Nr. = S-8830 | Anmerkung für Kollegen = Erst Frau Ziesemer fragen | Innencourtage = 2,38 %
    Verkaufsanlass = Trennung von Giselher | Limit Verkäufer = 377.250 | Alarm-PIN = 71190
    `,
  ),
  ...entries(
    'OpenImmo mit eigenen Feldern',
    `
    notiz_intern = Dachschaden laut Gutachter Ebbinghaus | eigentuemer_name = Roswitha Knobelsdorff
    eigentuemer_telefon = 0170 5550812 | innen_courtage = 3,12 % | tel_privat = 0171 5559931 | zugangscode = 55218
    verhandlungsspielraum = bis 366.000 | besichtigungshinweis = Hund Waldemar beisst
    `,
  ),
  ...entries(
    'Vista-like (Brasil)',
    `
    ObsInterna = Inventário com o irmão Deodato | Nome Prop. = Epaminondas Figueira | Fone Prop. = (11) 97777-3412
    Comissão % = 5,75 | Chaves com = Porteiro Zebedeu | Senha alarme = 90312 | Valor mínimo do dono = 415.700
    Motivo = Divórcio da Filomena
    `,
  ),
  ...entries(
    'agência em Portugal',
    `
    Proprietario.Nome = Leopoldina Vasconcelos | Proprietario.Telemovel = 912 345 608
    NotasAngariador = Telhado mau, dizer ao Anacleto | PartilhaComissao = 2,85 | CodigoPorta = 4419B
    LocalChave = Café do Serafim | ModoVisita = Ligar à Hermínia primeiro | RazaoVenda = Emigração para Zurique
    `,
  ),
  ...entries(
    '房产中介系统',
    `
    房主电话 = 13988776655 | 产权人 = 欧阳铁柱 | 底价 = 388万 | 钥匙编号 = YS-6612 | 备注(内部) = 邻居慕容很吵 | 佣金点数 = 1.85 | 业主心态 = 急着去温哥华
    看房方式 = 提前联系司马大爷
    `,
  ),
  ...entries(
    '中文 JSON',
    `
    内部跟进 = 客户诸葛出价不够 | 业主.手机 = 13700112299 | 委托人姓名 = 上官婉晴 | 门锁密码 = 990217 | 返佣 = 0.75% | 卖房缘由 = 移民新西兰
    最低可接受 = 372万 | 租客联系 = 13611223388
    `,
  ),
  ...entries(
    'columns that say nothing (English)',
    `
    Field_27 = Supra 33910 on hose bib | Misc = She would go as low as 402,350
    CUSTOM3 = Call Mrs. Hollingberry (owner) before you go over
    Column 9 = Getting divorced, needs out by March, wife is Petronella | UDF1 = 2.8% to the selling side
    Text4 = Side door opens with 5519* | X1 = Vendor will accept 395,600
    Aux = Keys with neighbor Thelonius at 14 Elm
    `,
  ),
  ...entries(
    'columns that say nothing (de/fr)',
    `
    Zusatzfeld 2 = Schlüssel liegt beim Nachbarn Petermann | Freifeld = Eigentümer ginge bis 366.500 runter
    Merker = Code an der Haustür 7743 | Text5 = Verkauft wegen Scheidung von Adelgunde
    Libre1 = Le vendeur descendrait à 290 500 | Libre2 = Clés chez le gardien Evariste
    Zone3 = Code de la porte 55A23 | Divers = 2,5 % pour le confrère Aurélien
    `,
  ),
  ...entries(
    'columns that say nothing (es/pt/zh)',
    `
    Campo 5 = La llave la tiene el portero Anselmo | Libre = El dueño bajaría hasta 271.400
    Extra1 = El código del portal es 6631 | Varios = Paga 2,5 % al colega que traiga comprador Ildefonso
    Campo X = Chave com o vizinho Olegário | Dados2 = O dono fecha por 398 mil | 备用1 = 房东最低能接受 376万
    备用2 = 大门密码 882017
    `,
  ),
  ...entries(
    'calls of the API (ExtensionColumn)',
    `
    Confidential Agent Notes = Parrot named Bartholomew bites | Owner Contact = Sigismund 206-555-0019
    Compensation to Buyer’s Broker = 2.95% | Combo = 19-04-77 | Showing Notes = Beatrix must be present
    Notas del captador = No mencionar a Leocadia | 内部价格 = 368.5万 | Mieterdaten = Familie Schnatterbeck
    `,
  ),
  ...entries(
    'firms in en',
    `
    Broker Synopsis = Pitch it hard, Yarborough cousins are waiting | Ofc Rmk = Escrow with Pemberley Title
    Lkbx Info = back rail 5571
    How to show = Knock, Mr Abernathy is hard of hearing | Homeowners = Clive and Winifred Tapp
    Sellr Ph 2 = 604 555 7123 | Coop Comp = 2.4 | Comm to SO = 3.05 | Alarm Passcode = 8841
    Reason selling = Baby number four for the Delacroix | Rock bottom = 366,800 | Renter name = Kasimir Blount
    Staff memo = Photos by Lysander again please | Access code (side) = 70815 | Garage door PIN = 2290
    Where is the key = Fake rock near Clematis | Min. price client accepts = 371 900
    Client name = Theobald Finch
    `,
  ),
  ...entries(
    'firms in es',
    `
    Anotaciones privadas = Ruidos por el bar Pandora | Contacto vendedor = Saturnino 699 112 233
    Quién tiene llaves = Vecina Escolástica 3B | Honorarios vendedor = 4,15 %
    Por qué vende = Se va a Tegucigalpa | Arrendatario actual = Wenceslao Pinto | Código caja llaves = 9087
    DNI propietario = 50112233K
    `,
  ),
  ...entries(
    'firms in fr',
    `
    Infos confidentielles = Dégât des eaux caché par Anatole | Vendeurs = M. et Mme Bellegarde
    Portable du vendeur = 06 77 88 12 09 | Détention des clés = Agence voisine Palissandre
    Code d'entrée immeuble = B4471 | Net vendeur souhaité = 298 700 | Pourquoi vend-il = Rejoint Clotilde à Tours
    Partage inter-cabinet = 50/50 sur 4,6 | Notes pour l'équipe = Rappeler Eudoxie lundi
    `,
  ),
  ...entries(
    'firms in de',
    `
    Interne Infos = Streit mit Nachbar Quirin | Eigentümer-Mail = brunhilde@eigen.example
    Auftraggeber = Ehepaar Klingelhöfer | Schlüssel bei = Bäckerei Zwetschge | Code Eingang = 6631
    Innenprov. = 2,9 % | Grund für Verkauf = Umzug nach Uruguay | Besichtigung wie = Über Frau Ringelnatz
    Mieter aktuell = Hr. Dackelmann
    `,
  ),
  ...entries(
    'firms in pt',
    `
    Informação reservada = Infiltração atrás do quadro da Capitolina | Telefone do dono = 21 98888-4567
    Com quem estão as chaves = Síndico Ambrósio | Código do cofre = 3390 | Comissão parceiro = 2,6
    Por que vende = Vai morar em Maputo | Nome do cliente = Hermenegilda Sá
    Recado aos corretores = Cuidado com Policarpo | Inquilina = Dona Quitéria
    `,
  ),
  ...entries(
    'firms in zh',
    `
    房东微信 = huanghuang_88 | 内部评价 = 房子漏水找端木修 | 钥匙在谁处 = 保安令狐师傅 | 门禁卡密码 = 551903 | 最低售价 = 366万 | 为什么卖 = 儿子去多伦多
    分佣 = 四六开 | 现租客 = 公孙小姐 | 同事须知 = 带客户前找夏侯 | 房主姓名 = 皇甫明
    `,
  ),
]

function entries(portal: string, lines: string): { portal: string; Key: string; value: string }[] {
  return lines
    .split(/[|\n]/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [Key = '', value = ''] = line.split(' = ')
      return { portal, Key: Key.trim(), value: value.trim() }
    })
}
