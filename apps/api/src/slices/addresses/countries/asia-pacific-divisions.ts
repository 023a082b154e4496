// First-level divisions of the countries of Asia and the Pacific, in English or their own letters where those are Latin.

export const australian = `ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|
WA Western Australia`;

export const chinese = `AH Anhui|BJ Beijing|CQ Chongqing|FJ Fujian|GS Gansu|GD Guangdong|GX Guangxi|GZ Guizhou|HI Hainan|HE Hebei|HL Heilongjiang|HA Henan|
HB Hubei|HN Hunan|NM Inner Mongolia|JS Jiangsu|JX Jiangxi|JL Jilin|LN Liaoning|NX Ningxia|QH Qinghai|SN Shaanxi|SD Shandong|SH Shanghai|
SX Shanxi|SC Sichuan|TJ Tianjin|XZ Tibet|XJ Xinjiang|YN Yunnan|ZJ Zhejiang`;

export const hongKong = 'HK Hong Kong Island|KLN Kowloon|NT New Territories';

export const indonesian = `AC Aceh|BA Bali|BT Banten|BE Bengkulu|YO Daerah Istimewa Yogyakarta|JK DKI Jakarta|GO Gorontalo|JA Jambi|JB Jawa Barat|
JT Jawa Tengah|JI Jawa Timur|KB Kalimantan Barat|KS Kalimantan Selatan|KT Kalimantan Tengah|KI Kalimantan Timur|KU Kalimantan Utara|
BB Kepulauan Bangka Belitung|KR Kepulauan Riau|LA Lampung|MA Maluku|MU Maluku Utara|NB Nusa Tenggara Barat|NT Nusa Tenggara Timur|PA Papua|
PB Papua Barat|PD Papua Barat Daya|PE Papua Pegunungan|PS Papua Selatan|PT Papua Tengah|RI Riau|SR Sulawesi Barat|SN Sulawesi Selatan|
ST Sulawesi Tengah|SG Sulawesi Tenggara|SA Sulawesi Utara|SB Sumatera Barat|SS Sumatera Selatan|SU Sumatera Utara`;

export const indian = `AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CH Chandigarh|CG Chhattisgarh|
DH Dadra and Nagar Haveli and Daman and Diu|DL Delhi|GA Goa|GJ Gujarat|HR Haryana|HP Himachal Pradesh|JK Jammu and Kashmir|JH Jharkhand|
KA Karnataka|KL Kerala|LA Ladakh|LD Lakshadweep|MP Madhya Pradesh|MH Maharashtra|MN Manipur|ML Meghalaya|MZ Mizoram|NL Nagaland|OD Odisha|
PY Puducherry|PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TS Telangana|TR Tripura|UP Uttar Pradesh|UK Uttarakhand|WB West Bengal`;

export const japanese = `01 Hokkaido|02 Aomori|03 Iwate|04 Miyagi|05 Akita|06 Yamagata|07 Fukushima|08 Ibaraki|09 Tochigi|10 Gunma|11 Saitama|12 Chiba|13 Tokyo|
14 Kanagawa|15 Niigata|16 Toyama|17 Ishikawa|18 Fukui|19 Yamanashi|20 Nagano|21 Gifu|22 Shizuoka|23 Aichi|24 Mie|25 Shiga|26 Kyoto|27 Osaka|
28 Hyogo|29 Nara|30 Wakayama|31 Tottori|32 Shimane|33 Okayama|34 Hiroshima|35 Yamaguchi|36 Tokushima|37 Kagawa|38 Ehime|39 Kochi|40 Fukuoka|
41 Saga|42 Nagasaki|43 Kumamoto|44 Oita|45 Miyazaki|46 Kagoshima|47 Okinawa`;

export const korean = `11 Seoul|26 Busan|27 Daegu|28 Incheon|29 Gwangju|30 Daejeon|31 Ulsan|50 Sejong|41 Gyeonggi|42 Gangwon|43 North Chungcheong|
44 South Chungcheong|45 North Jeolla|46 South Jeolla|47 North Gyeongsang|48 South Gyeongsang|49 Jeju`;

export const malaysian = `01 Johor|02 Kedah|03 Kelantan|14 Kuala Lumpur|15 Labuan|04 Melaka|05 Negeri Sembilan|06 Pahang|08 Perak|09 Perlis|07 Pulau Pinang|
16 Putrajaya|12 Sabah|13 Sarawak|10 Selangor|11 Terengganu`;

export const pakistani =
  'JK Azad Kashmir|BA Balochistan|GB Gilgit-Baltistan|IS Islamabad|KP Khyber Pakhtunkhwa|PB Punjab|SD Sindh';

export const taiwanese = `CHA Changhua County|CYI Chiayi City|CYQ Chiayi County|HSZ Hsinchu City|HSQ Hsinchu County|HUA Hualien County|KHH Kaohsiung City|
KEE Keelung City|KIN Kinmen County|LIE Lienchiang County|MIA Miaoli County|NAN Nantou County|NWT New Taipei City|PEN Penghu County|
PIF Pingtung County|TXG Taichung City|TNN Tainan City|TPE Taipei City|TTT Taitung County|TAO Taoyuan City|ILA Yilan County|YUN Yunlin County`;

export const thai = `37 Amnat Charoen|15 Ang Thong|10 Bangkok|38 Bueng Kan|31 Buri Ram|24 Chachoengsao|18 Chai Nat|36 Chaiyaphum|22 Chanthaburi|50 Chiang Mai|
57 Chiang Rai|20 Chon Buri|86 Chumphon|46 Kalasin|62 Kamphaeng Phet|71 Kanchanaburi|40 Khon Kaen|81 Krabi|52 Lampang|51 Lamphun|42 Loei|
16 Lop Buri|58 Mae Hong Son|44 Maha Sarakham|49 Mukdahan|26 Nakhon Nayok|73 Nakhon Pathom|48 Nakhon Phanom|30 Nakhon Ratchasima|60 Nakhon Sawan|
80 Nakhon Si Thammarat|55 Nan|96 Narathiwat|39 Nong Bua Lam Phu|43 Nong Khai|12 Nonthaburi|13 Pathum Thani|94 Pattani|82 Phangnga|93 Phatthalung|
56 Phayao|67 Phetchabun|76 Phetchaburi|66 Phichit|65 Phitsanulok|14 Phra Nakhon Si Ayutthaya|54 Phrae|83 Phuket|25 Prachin Buri|
77 Prachuap Khiri Khan|85 Ranong|70 Ratchaburi|21 Rayong|45 Roi Et|27 Sa Kaeo|47 Sakon Nakhon|11 Samut Prakan|74 Samut Sakhon|75 Samut Songkhram|
19 Saraburi|91 Satun|33 Si Sa Ket|17 Sing Buri|90 Songkhla|64 Sukhothai|72 Suphan Buri|84 Surat Thani|32 Surin|63 Tak|92 Trang|23 Trat|
34 Ubon Ratchathani|41 Udon Thani|61 Uthai Thani|53 Uttaradit|95 Yala|35 Yasothon`;

/** As merged on 1 July 2025. */
export const vietnamese = `44 An Giang|56 Bắc Ninh|59 Cà Mau|CT Cần Thơ|04 Cao Bằng|DN Đà Nẵng|33 Đắk Lắk|71 Điện Biên|39 Đồng Nai|45 Đồng Tháp|30 Gia Lai|
HN Hà Nội|23 Hà Tĩnh|HP Hải Phòng|SG Hồ Chí Minh|26 Huế|66 Hưng Yên|34 Khánh Hòa|01 Lai Châu|35 Lâm Đồng|09 Lạng Sơn|02 Lào Cai|22 Nghệ An|
18 Ninh Bình|68 Phú Thọ|29 Quảng Ngãi|13 Quảng Ninh|25 Quảng Trị|05 Sơn La|37 Tây Ninh|69 Thái Nguyên|21 Thanh Hóa|07 Tuyên Quang|49 Vĩnh Long`;
