import type { MemberWords } from './word-class.ts'

// Whom a column is for; what sentences of these languages say is told by the words that they share with the others.

export const italian: MemberWords = {
  remark: 'note nota annotazione annotazioni appunto appunti osservazioni commento commenti',
  internal: 'interno interna interni interne',
  private: 'privato privata privati private',
  confidential: 'riservato riservata riservati riservate confidenziale confidenziali',
  owner:
    'proprietario proprietaria proprietari venditore venditrice venditori locatore locatrice locatori mandante mandanti',
  occupant: 'inquilino inquilina inquilini conduttore occupante',
  contact: 'nome cognome nominativo telefono tel cell cellulare recapito recapiti email mail indirizzo',
  colleague: 'agente agenti agenzia collega colleghi collaboratori',
  key: 'chiave chiavi',
  place: 'posizione',
  pay: 'provvigione provvigioni',
  plain: 'di del della dei delle la il per',
}

export const dutch: MemberWords = {
  remark: 'notitie notities opmerking opmerkingen memo aantekening aantekeningen',
  internal: 'intern interne',
  private: 'privé',
  confidential: 'vertrouwelijk vertrouwelijke',
  owner: 'eigenaar eigenaars eigenaren eigenaresse verkoper verkopers verhuurder verhuurders opdrachtgever',
  occupant: 'huurder huurders bewoner bewoners',
  contact: 'naam telefoon telefoonnummer tel mobiel email mail adres contactgegevens',
  colleague: 'makelaar makelaars kantoor collega collegas',
  key: 'sleutel sleutels',
  lockbox: 'sleutelkluis sleutelkastje',
  place: 'plaats nummer',
  plain: 'de het van en voor',
}

export const japanese: MemberWords = {
  remark: 'メモ 連絡事項 特記事項',
  internal: '社内 内部',
  confidential: '社外秘 部外秘 非公開',
  owner: '売主 貸主 大家 家主 地主 所有者',
  occupant: '入居者 居住者 賃借人',
  contact: '氏名 名前 電話 電話番号 連絡先 携帯 tel メール',
  key: '鍵',
  combo: '鍵',
  place: '場所 保管場所 保管 所在',
  pay: '仲介手数料率 報酬',
  plain: '様 鍵交換 鍵交換代 鍵交換費用',
}
