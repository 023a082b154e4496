// The Middle East, Turkey and Africa.
import { type Format, format, needs, takes } from './format.ts';

const emirates = 'AZ Abu Dhabi|AJ Ajman|DU Dubai|FU Fujairah|RK Ras Al Khaimah|SH Sharjah|UQ Umm Al Quwain';

const saudi = `14 Asir|11 Al Bahah|08 Northern Borders|12 Al Jawf|03 Al Madinah|05 Al Qassim|04 Eastern Province|06 Ha'il|09 Jazan|02 Makkah|10 Najran|
01 Riyadh|07 Tabuk`;

const kuwaiti = 'AH Al Ahmadi|FA Al Farwaniyah|JA Al Jahra|KU Al Asimah|HA Hawalli|MU Mubarak Al-Kabeer';

const egyptian = `DK Dakahlia|BA Red Sea|BH Beheira|FYM Faiyum|GH Gharbia|ALX Alexandria|IS Ismailia|GZ Giza|MNF Monufia|MN Minya|C Cairo|KB Qalyubia|LX Luxor|
WAD New Valley|SUZ Suez|SHR Sharqia|ASN Aswan|AST Asyut|BNS Beni Suef|PTS Port Said|DT Damietta|JS South Sinai|KFS Kafr El Sheikh|MT Matrouh|
KN Qena|SIN North Sinai|SHG Sohag`;

const turkish = `01 Adana|02 Adıyaman|03 Afyonkarahisar|04 Ağrı|68 Aksaray|05 Amasya|06 Ankara|07 Antalya|75 Ardahan|08 Artvin|09 Aydın|10 Balıkesir|74 Bartın|
72 Batman|69 Bayburt|11 Bilecik|12 Bingöl|13 Bitlis|14 Bolu|15 Burdur|16 Bursa|17 Çanakkale|18 Çankırı|19 Çorum|20 Denizli|21 Diyarbakır|81 Düzce|
22 Edirne|23 Elazığ|24 Erzincan|25 Erzurum|26 Eskişehir|27 Gaziantep|28 Giresun|29 Gümüşhane|30 Hakkâri|31 Hatay|76 Iğdır|32 Isparta|34 İstanbul|
35 İzmir|46 Kahramanmaraş|78 Karabük|70 Karaman|36 Kars|37 Kastamonu|38 Kayseri|79 Kilis|71 Kırıkkale|39 Kırklareli|40 Kırşehir|41 Kocaeli|42 Konya|
43 Kütahya|44 Malatya|45 Manisa|47 Mardin|33 Mersin|48 Muğla|49 Muş|50 Nevşehir|51 Niğde|52 Ordu|80 Osmaniye|53 Rize|54 Sakarya|55 Samsun|
63 Şanlıurfa|56 Siirt|57 Sinop|58 Sivas|73 Şırnak|59 Tekirdağ|60 Tokat|61 Trabzon|62 Tunceli|64 Uşak|65 Van|77 Yalova|66 Yozgat|67 Zonguldak`;

const southAfrican = `EC Eastern Cape|FS Free State|GP Gauteng|KZN KwaZulu-Natal|LP Limpopo|MP Mpumalanga|NW North West|NC Northern Cape|WC Western Cape`;

const nigerian = `AB Abia|AD Adamawa|AK Akwa Ibom|AN Anambra|BA Bauchi|BY Bayelsa|BE Benue|BO Borno|CR Cross River|DE Delta|EB Ebonyi|ED Edo|EK Ekiti|EN Enugu|
FC Federal Capital Territory|GO Gombe|IM Imo|JI Jigawa|KD Kaduna|KN Kano|KT Katsina|KE Kebbi|KO Kogi|KW Kwara|LA Lagos|NA Nasarawa|NI Niger|OG Ogun|
ON Ondo|OS Osun|OY Oyo|PL Plateau|RI Rivers|SO Sokoto|TA Taraba|YO Yobe|ZA Zamfara`;

const kenyan = `01 Baringo|02 Bomet|03 Bungoma|04 Busia|05 Elgeyo-Marakwet|06 Embu|07 Garissa|08 Homa Bay|09 Isiolo|10 Kajiado|11 Kakamega|12 Kericho|13 Kiambu|
14 Kilifi|15 Kirinyaga|16 Kisii|17 Kisumu|18 Kitui|19 Kwale|20 Laikipia|21 Lamu|22 Machakos|23 Makueni|24 Mandera|25 Marsabit|26 Meru|27 Migori|
28 Mombasa|29 Murang'a|30 Nairobi|31 Nakuru|32 Nandi|33 Narok|34 Nyamira|35 Nyandarua|36 Nyeri|37 Samburu|38 Siaya|39 Taita-Taveta|40 Tana River|
41 Tharaka-Nithi|42 Trans Nzoia|43 Turkana|44 Uasin Gishu|45 Vihiga|46 Wajir|47 West Pokot`;

export const middleEastAfrica: readonly Format[] = [
  format('AE', ['emirate', 'district'], null, emirates),
  format('BH', ['city'], takes('\\d{3,4}', '317')),
  format('DZ', ['province', 'city'], needs('\\d{5}', '16000')),
  format('EG', ['province', 'city'], takes('\\d{5}', '11511'), egyptian),
  format('GH', ['region', 'city'], takes('[A-Z][A-Z\\d]-?\\d{3,4}-?\\d{4}', 'GA-183-8164')),
  format('IL', ['city'], needs('\\d{5}(\\d{2})?', '9100001')),
  format('JO', ['city'], takes('\\d{5}', '11110')),
  format('KE', ['county', 'city'], takes('\\d{5}', '00100'), kenyan),
  format('KW', ['province', 'district'], takes('\\d{5}', '13001'), kuwaiti),
  format('MA', ['city'], needs('\\d{5}', '20000')),
  format('NG', ['state', 'city'], takes('\\d{6}', '100001'), nigerian),
  format('OM', ['province', 'city'], takes('\\d{3}', '100')),
  format('QA', ['city'], null),
  format('SA', ['region', 'city', 'district'], needs('\\d{5}(-\\d{4})?', '11564'), saudi),
  format('TN', ['city'], needs('\\d{4}', '1000')),
  format('TR', ['province', 'district'], needs('\\d{5}', '34110'), turkish),
  format('ZA', ['province', 'city', 'suburb'], needs('\\d{4}', '8001'), southAfrican),
];
