/** Names of columns as files in six languages have them: those for members alone, and ordinary ones that look like them. */
export const namesOfColumns: readonly { language: string; held: readonly string[]; open: readonly string[] }[] = [
  {
    language: 'English',
    held: names(`Private Remarks | Agent Remarks | agent_remarks | agentRemarks | AgentRemarks | AGENTREMARKS |
      agentremarks | Agt Rmks | Agt Rem | AgtRmks | AGT_RMKS | Broker Remarks | Brkr Rmks | Office Remarks |
      Ofc Remarks | Realtor Remarks | REALTOR® Remarks | Realtor Only Remarks | Agent Only Remarks |
      Private Rmks | Priv Remarks | PrivateNotes | Confidential Remarks | Conf Rmks | ConfidentialInfo |
      Internal Notes | internal_comment | In-House Notes | Back Office Notes | Staff notes | Member Remarks |
      Showing Instructions | Showing Remarks | ShowingInstr | Shwg Instr | Showing Inst | ShowingContactName |
      Showing Contact Phone | Showing Requirements | Showing Phone | Show Instructions | Appt Phone |
      Appointment Contact | Viewing Instructions | Access Instructions | Lockbox | Lock Box | LB code | LB # |
      LBX | LB Type | Lockbox Code | LockBoxLocation | LockBoxSerialNumber | Lock Box Combo | Key Safe Code |
      Keybox | Key Location | Gate Code | GateCode | gate_cd | gatecode | Alarm Code | Alarm Pwd | alarmCode |
      Security Code | Entry Code | Door Code | Access Code | Keypad Code | Garage Code | WiFi Password | Combo |
      Passcode | Owner Name | OwnerName | owner_name | ownername | Owner | Owner 1 Name | Owner Phone |
      Owners Name | Owner's Phone | OWNER PH | Ownr Nm | Seller Name | Seller | Seller Phone | Seller Email |
      Vendor Name | Landlord Phone | Landlord | Occupant Name | Occupant Phone | Tenant Name | Tenant Phone |
      TenantCell | Occupant | Tenant | Owner Mailing Address | Homeowner Name | Home Owner Phone | owner.name |
      owner.contact.phone | seller.email | sellers[0].firstName | private.remarks | internal.notes |
      agent.remarks | showing.instructions | compensation.buyer.amount | compensation.value | lockbox.code |
      listing/agentOnly/remarks | Buyer Agency Compensation | BuyerAgencyCompensation | Buyer Agent Comp |
      Buyer Broker Compensation | Buyer Brokerage Compensation Type | BAC | BAC % | SOC | SOC Amt | CBB |
      Co-op comp | Co-op Compensation | CoOp Comm | Coop % | Co-op Commission | Commission | Comm % |
      Comm Split | Commission Split | Commission Rate | Selling Office Commission | Sell Off Comm |
      Selling Agent Compensation | Sub Agency Compensation | Sub-Agent Comp | Transaction Broker Comp |
      Dual Variable Compensation YN | Dual/Variable Rate | Bonus | Selling Bonus | Agent Bonus | Bonus Amount |
      Buyer Agent Bonus | Referral Fee Agent | Seller Motivation | Motivation | Reason for Selling |
      Reason For Sale | Bottom Line Price | Lowest Acceptable Price | Reserve Price | Internal Use |
      For Internal Use Only | Agents Only | Broker Only Info | Non-Public Remarks | NonPublicRemarks |
      Not For Public | x_agent_remarks | L_AgentRemarks | mls.PrivateRemarks | Remarks - Private |
      Remarks (Agent) | Remarks Office | Comments (Private) | Private Comment | Agent Comments | Agent Notes |
      Agt Cmts | Agent Memo | Private Agent Remarks | Agent-to-Agent Notes | REALTOR Remarks | Rmks Agent |
      AgentPrivateRemarks | Priv. Remarks | BrokerComments | Listing Agent Notes to Buyers Agents |
      Co-Op Broker Comp | Selling Broker Comm | SellAgtComp | BuyAgtComm | Comp to buyer broker |
      Comp. Buyer Agent | Compensation Paid | CompensationComments | LBCode | LB Combo | Lkbx Code | Lockbox # |
      KeySafe | Gate Code / Access | Alarm PIN | Alarm Instructions | Disarm code | Security Gate Code |
      Elevator Code | Seller Will Take | Sellers Reason | Urgency | Why Selling | SellerReason | Owner 2 Phone |
      Owner Cell | Ownr Ph | OwnerTel | Occupant Nm | Tnt Phone | Landlord Name | Seller 1 | Legal owner |
      Owner of record | Office Use Only | Agent Confidential | For Agents Only | Notes to agents |
      Message to agents | Private info | Internal comments | internalRemarks | Team Notes | Office notes |
      Admin notes | CRM notes | Buyer Agent Commission % | Buyer's Agent Fee | Selling Office Fee | Coop Split |
      Broker Bonus | Key Box Code | Supra Box | Sentrilock | Showing Notes | Showings | Showing Time |
      Appointment Phone | Call for appointment | Owner Contact | Seller's Agent Remarks | Vendor Motivation |
      Vendor Phone | Lowest Price | Walk-away price | Reason Selling | Moving reason | Divorce |
      Entry Instructions | Access Notes | Gate Pin | Access Pin | Alarm Passcode | agentNotes.text |
      members.remarks | confidential.ownerPhone | Agent.Comments | Broker/Remarks | OWNERNAME | PRIVATEREMARKS |
      SHOWINGINSTRUCTIONS | LOCKBOXCODE | buyeragencycompensation | coopcomp | sellermotivation | AGT_ONLY_RMKS |
      pvt_rmks | internal-note | Internal_Notes_2 | Remarks_Private_1 | PRIVRMKS | AgentRem | Ofc Rmks |
      Shwg Rmks | Owner Info | Seller Information | Occupant Info`),
    open: names(`Public Remarks | PublicRemarks | public_remarks | Remarks | Description | Listing Agent | ListAgentName |
      List Agent Full Name | Agent Name | Agent Phone | Agent Email | Office Name | List Office Phone |
      Listing Office | Brokerage | Broker Name | Home Office | Home Office YN | Gated community | Gated | Gate |
      Security alarm | Alarm | Security System | Alarm System | Owner occupied | Owner Occupied YN | Ownership |
      Ownership Type | Owner Pays | OwnerPays | TenantPays | Tenant Pays | Owner Financing | Owner Will Carry |
      Seller Financing | Owner's Suite | Owners Bath | Seller Disclosure | Homeowners Association |
      Home Owners Association Fee | Homeowner Association Name | HOA Fee | Association Fee | Association Phone |
      Zip Code | Postal Code | Area Code | Country Code | Status Code | Currency Code | Building Code |
      Property Code | Private Pool | Pool Private YN | Private Garden | Private Entrance | Private Parking |
      Private Road | Private Outdoor Space | Internal Area | Internal Features | Internal Laundry |
      Internal Size sqm | Key Features | Listing Key | ListingKey | ListingKeyNumeric | Key | Key Facts |
      Key Information | Washer/Dryer Combo | Bonus Room | Bonus Room YN | BonusRoomSqFt | Comp Shingle |
      Roof Composition | Community Features | Co-op | Coop Building | Co-op Fee | Commercial | Showcase |
      Open House | Open House Remarks | Virtual Tour | Tour URL | Date Listed | List Price | Asking Price |
      Price | Min Price | Max Price | Offer Type | Parking | Door | Front Door Color | Entry Level |
      Entry Location | Access | Accessibility | Road Access | Elevator | Building Name | Building Features |
      Consumer Remarks | Marketing Remarks | Website Remarks | Heating | Cooling | Year Built | Tax Notes |
      Zoning Notes | Construction Notes | Room Comments | School Notes | PIN | Parcel Number | Parcel PIN |
      Lot Size | Lock-off Unit | Lockers | Storage Locker | Box Stalls | Safe Room | Broker Reciprocity |
      Agent Owned | Agent Photo | Agent License | Agent Website | Office Address | Office Space | Office Rooms |
      Number of Offices | Member of HOA | Team Name | Listing Agency | Agency Fee | Broker Fee | No Fee |
      For Sale By Owner | Sale Type | Selling Points | Sale Reasonable | Buyer Incentives | Buyer's Premium |
      Tenant Fees | Tenancy | Tenure | Preferred Tenant | Tenant Type | Residents Lounge |
      Vendor Terms Available | Rent Includes | Variable Rate | Motorized Shades | Concierge | Reserve |
      Nature Reserve | Bottom Floor | Lowest Level | Lowest Level Garage | Value | Direct Phone | Contact Name |
      Contact Phone | Contact Email | Phone | Email | First Name | Conference Room | Confirmed | Note Holder |
      Internet | High Speed Internet | Water Source | Remarks 2 | View | Viewing | Viewings | Show Home |
      Showroom | Shower | Keyless Entry | Keypad Entry | Smart Lock | Intercom | Wifi | Doorman | Garage Door |
      Garage Entry | Entry Date | Access Road | Public Agent Remarks | Listing Agent First Name |
      ListAgentPreferredPhone | ListOfficePhone | Co List Agent Name | Attribution Contact | Agent ID |
      Agent Bio | Office ID | MLS ID | Board | Basement | Appliances | Flooring | Lot Features |
      Exterior Features | Interior Features | Building Area Total | Living Area | Garage Spaces |
      Attached Garage YN | Carport | Pool Features | Spa | Fireplaces | View YN | Waterfront |
      Elementary School | High School District | Tax Annual Amount | Tax Year | County | Subdivision |
      Directions | Cross Street | Architectural Style | Roof | Foundation | Stories | Levels | Laundry |
      Pets Allowed | Lease Term | Furnished | Availability Date | Security Deposit | Utilities Included |
      Parking Fee | Application Fee | Cleaning Fee | Move-in Date | Special Listing Conditions |
      Senior Community | Green Energy | Listing Terms | Disclosures | Possession | Home Warranty | Inclusions |
      Exclusions | Occupancy | Occupant Type Allowed | Number of Units | Cap Rate | Gross Income |
      Net Operating Income | Days On Market | Original List Price | Close Price | Photo Count | Media |
      Latitude | Longitude | Street Number | Street Name | Unit Number | City | State | Listing Date | Status |
      Property Sub Type | Bedrooms Total | Bathrooms Full | Private Bath | Private Beach Access | Private Dock |
      Private Elevator | Private Office | Private Bedroom | Internal Courtyard | Show Map | Sq Ft Source |
      Key Fob | Gated Entrance | Electric Gate | Alarm System Included | Door Type | Access Type |
      Commission-free | Commission Free | No Commission | Company | Condo Fee | Common Charges | Community Pool |
      Comparable Sales | Complex Name | Splash Pool | Split Level | Split Bedroom | Split System AC |
      Dual Pane Windows | Dual Agency | Transaction Type | Offer Deadline | Bid Deadline | Auction Reserve |
      Reason To Buy | Sale Conditions | Sale Date | Sold Price | Minimum Lease | Max Occupants |
      Resident Parking | Residential | Ownership Form | Ownership Interest | Management Company | Manager Name |
      Builder Name | Developer | Architect | Note | Notes | Comments | Extra Info | Additional Information |
      Interior | Restrictions | Restricted Access | International School | Internal Id | Internal Reference |
      Office Hours | Teamwork`),
  },
  {
    language: 'Spanish',
    held: names(`Notas privadas | Notas internas | Observaciones internas | Observaciones del agente |
      Comentarios privados | Comentarios del corredor | Notas para agentes | Instrucciones de visita |
      Instrucciones para mostrar | Nombre del propietario | Propietario | Teléfono del propietario |
      telefono_propietario | NombrePropietario | Dueño | Tel. dueño | Nombre del vendedor | Inquilino |
      Nombre del inquilino | Teléfono inquilino | Código de alarma | Código portón | Código de la puerta |
      Clave de la alarma | Caja de llaves | Código caja de llaves | Candado código | Comisión |
      Comisión compartida | Comisión del agente comprador | Porcentaje comisión | Bono | Bonificación agente |
      Motivo de venta | Motivo de la venta | Motivación del vendedor | Confidencial | Uso interno |
      Comentarios para agentes | Nota interna | Notas confidenciales | Instrucciones para visitas |
      Nombre dueño | Cel. propietario | Contacto propietario | Clave portón | Clave de acceso |
      Combinación candado | Código de acceso | Ubicación llaves | Comisión ofrecida | % comisión |
      Honorarios compartidos | Razón de venta | Urgencia de venta | Precio mínimo aceptable`),
    open: names(`Descripción | Observaciones | Comentarios públicos | Agente | Nombre del agente | Inmobiliaria | Oficina |
      Teléfono de contacto | Código postal | Jardín privado | Piscina privada | Uso privado | Patio interno |
      Comunidad de propietarios | Gastos de comunidad | Cuota de la asociación | Puerta blindada | Alarma |
      Puerta de seguridad | Portón eléctrico | Garaje | Llave en mano | Tipo de propiedad | Precio |
      Precio mínimo | Visita virtual | Portal | Sin comisión | Gastos de agencia | Superficie útil |
      Caja de ascensor | Prima de seguro | Calle privada | Nombre de la inmobiliaria | Correo del agente |
      Número de cuartos | Baños | Estacionamiento | Metros cuadrados | Cuota de mantenimiento | Zona | Colonia |
      Jardín | Alberca | Terraza | Antigüedad | Amueblado | Mascotas | Depósito | Acepta crédito |
      Entrada independiente | Acceso privado | Seguridad privada | Seguridad 24 h | Caseta de vigilancia |
      Puerta principal | Cochera techada | Estado de conservación | Certificado energético | Orientación |
      Ascensor | Planta`),
  },
  {
    language: 'French',
    held: names(`Remarques privées | Remarques agent | Notes internes | Commentaires internes |
      Observations confidentielles | Note agence | Consignes de visite | Instructions de visite |
      Nom du propriétaire | Propriétaire | Téléphone propriétaire | tel_proprietaire | Nom vendeur |
      Coordonnées du vendeur | Locataire | Nom du locataire | Code alarme | Code portail | Code porte |
      Code d'accès | Boîte à clés | Code boîte à clés | Commission | Commission agence | Commission partagée |
      Taux de commission | Rétrocession | Prime agent | Partage d'honoraires | Motif de vente |
      Raison de la vente | Motivation du vendeur | Usage interne | Mandant | Remarques confidentielles |
      Commentaire privé | Notes pour agents | Infos internes | Modalités de visite | Nom bailleur |
      Mobile vendeur | Contact propriétaire | Nom de l'occupant | Code immeuble | Code interphone |
      Emplacement des clés | Commission acheteur | Honoraires partagés | Prix plancher | Urgence vendeur`),
    open: names(`Description | Remarques | Agent | Nom de l'agence | Agence | Téléphone agence | Code postal |
      Jardin privé | Parking privé | Terrasse privative | Copropriété | Charges de copropriété | Honoraires |
      Honoraires charge acquéreur | Honoraires locataire | Honoraires charge vendeur | Digicode | Interphone |
      Alarme | Portail électrique | Porte blindée | Bureau | Visite virtuelle | Date de saisie | Prix |
      Prix minimum | Clé en main | Sans commission | DPE | Note DPE | Superficie | Nombre de pièces | Surface |
      Étage | Ascenseur | Cave | Balcon | Chauffage | Exposition | Année de construction | Taxe foncière |
      Dépôt de garantie | Loyer | Charges | Meublé | Disponibilité | Quartier | Ville | Nom du négociateur |
      Email agence | Garage | Porte d'entrée | Accès PMR | Gardien | Concierge`),
  },
  {
    language: 'German',
    held: names(`Interne Bemerkungen | Interne Notizen | Maklernotiz | Makler-Notizen | Bemerkungen intern |
      Bemerkung (Makler) | InterneNotiz | Vertrauliche Hinweise | Besichtigungshinweise |
      Besichtigungsanweisung | Eigentümer | Eigentümer Name | Eigentuemer Telefon | EigentümerTelefon |
      Name des Eigentümers | Verkäufer | Verkäufer Name | Telefon Verkäufer | Mieter Name | Mietername |
      Mieter Telefon | Vermieter | Alarmcode | Alarm-Code | Torcode | Türcode | Zugangscode | Code Alarmanlage |
      Schlüsseltresor | Schlüsselkasten Code | Schluesselbox | Innenprovision | Maklerprovision |
      Provisionsteilung | Käufermaklerprovision | Verkaufsgrund | Verkaufsmotiv | Motivation des Verkäufers |
      Verhandlungsspielraum | innen_courtage | tel_privat | email_privat | Vertrauliche Bemerkungen |
      Interner Kommentar | Nur für Makler | Notiz für Kollegen | Eigentümerdaten | Kontakt Eigentümer |
      Eigentümer-Handy | Verkäuferkontakt | Mieterkontakt | Bewohner | Zugangscode Tor | Code Haustür |
      Schlüsselort | Schlüsselnummer | Provision Käufermakler | Bonus | Schmerzgrenze | Grund des Verkaufs |
      Mindestpreis des Verkäufers`),
    open: names(`Beschreibung | Bemerkungen | Makler | Maklername | Name des Maklers | Büro | Bürofläche | Telefon |
      Ansprechpartner | Postleitzahl | Privater Garten | Eigentumswohnung | Eigentum | Wohneigentum |
      Eigentümergemeinschaft | Hausgeld | Käuferprovision | Provisionsfrei | Provision für Käufer |
      aussen_courtage | Außenprovision | Alarmanlage | Tor elektrisch | Garage | Sicherheitstür | Grundstück |
      Grundfläche | Grundriss | Miete | Mieteinnahmen | Mieterbund | Kaltmiete | Kaution | Verkaufsfläche |
      Kaufpreis | Preis | Angebotspreis | Besichtigungstermin | Schlüsselfertig | Zustand | Energieausweis |
      Objektnummer | Zimmer | Wohnfläche | Baujahr | Heizungsart | Etage | Aufzug | Keller | Balkon |
      Einbauküche | Haustiere | Bezugsfrei ab | Ausstattung | Lagebeschreibung | Objektbeschreibung |
      Sonstige Angaben | Nebenkosten | Firma | Ansprechpartner Name | Garagenstellplatz | Eingang |
      Barrierefreier Zugang | Torhaus | Vermietet | Energieklasse`),
  },
  {
    language: 'Portuguese',
    held: names(`Observações internas | Observações do corretor | Notas privadas | Notas internas | Comentários internos |
      Instruções de visita | Instruções para visita | Nome do proprietário | Proprietário |
      Telefone do proprietário | telefone_proprietario | Nome do vendedor | Dono | Inquilino |
      Nome do inquilino | Telefone inquilino | Código do alarme | Código do portão | Senha do alarme |
      Senha portão | Cofre de chaves | Senha da porta | Comissão | Comissão do corretor |
      Percentual de comissão | Bônus | Bonificação | Motivo da venda | Motivação do vendedor | Confidencial |
      Uso interno | Observações confidenciais | Notas para corretores | Anotações internas |
      Contato do proprietário | Celular do dono | Morador | Código de acesso | Senha do cadeado |
      Local das chaves | Corretagem | Comissão compartilhada | Razão da venda | Urgência`),
    open: names(`Descrição | Observações | Observações públicas | Corretor | Nome do corretor | Imobiliária | Telefone |
      CEP | Código postal | Código do imóvel | Jardim privado | Piscina privativa | Condomínio |
      Taxa de condomínio | Portão eletrônico | Alarme | Porta blindada | Chave na mão | Preço | Valor |
      Visita virtual | Escritório | Garagem | Sem comissão | Porteiro | Quartos | Banheiros | Vagas | Área útil |
      Área total | IPTU | Mobiliado | Aceita pets | Andar | Elevador | Varanda | Bairro | Cidade | Estado |
      Nome da imobiliária | E-mail do corretor | Entrada | Acesso privado | Segurança 24h | Portaria 24h |
      Garantia`),
  },
  {
    language: 'Chinese',
    held: names(`经纪人备注 | 内部备注 | 内部说明 | 中介备注 | 保密信息 | 看房说明 | 看房须知 | 带看须知 | 业主姓名 | 业主电话 | 房东电话 | 房东 | 卖家姓名 | 租客电话 | 租客姓名 |
      报警密码 | 门禁密码 | 大门密码 | 钥匙盒 | 钥匙盒密码 | 门锁密码 | 佣金 | 佣金比例 | 奖金 | 出售原因 | 卖房原因 | 卖家底价 | 卖家动机 | 內部備註 | 業主電話 | 鎖盒密碼 |
      私人备注 | 内部备忘 | 仅供经纪人 | 业主联系方式 | 业主手机 | 房东姓名 | 租客联系方式 | 入户密码 | 密码锁密码 | 中介费 | 分佣比例 | 卖房动机 | 业主心理价 | 急售原因`),
    open: names(`描述 | 公开备注 | 房源描述 | 经纪人姓名 | 经纪人电话 | 公司名称 | 邮编 | 业主自住 | 物业费 | 业主委员会 | 私人花园 | 私家车位 | 门禁 | 报警系统 | 价格 | 户型 |
      面积 | 免佣金 | 免中介费 | 钥匙齐全 | 看房时间 | 房东直租 | 装修情况 | 备注 | 卧室 | 卫生间 | 楼层 | 朝向 | 装修 | 建筑年代 | 小区名称 | 地铁 | 学区 | 车位 |
      电梯 | 产权年限 | 租金 | 押金 | 可入住时间 | 中介公司 | 经纪人微信 | 门牌号 | 房门朝向 | 安防系统`),
  },
]

function names(list: string): string[] {
  return list.split('|').map((name) => name.replaceAll(/\s+/g, ' ').trim())
}
