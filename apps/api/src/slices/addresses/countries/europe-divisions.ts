// First-level divisions of the larger European countries.

export const german = `BW Baden-Württemberg|BY Bayern|BE Berlin|BB Brandenburg|HB Bremen|HH Hamburg|HE Hessen|MV Mecklenburg-Vorpommern|
NI Niedersachsen|NW Nordrhein-Westfalen|RP Rheinland-Pfalz|SL Saarland|SN Sachsen|ST Sachsen-Anhalt|SH Schleswig-Holstein|TH Thüringen`;

export const spanish = `C A Coruña|VI Álava|AB Albacete|A Alicante|AL Almería|O Asturias|AV Ávila|BA Badajoz|PM Baleares|B Barcelona|BI Bizkaia|
BU Burgos|CC Cáceres|CA Cádiz|S Cantabria|CS Castellón|CE Ceuta|CR Ciudad Real|CO Córdoba|CU Cuenca|SS Gipuzkoa|GI Girona|GR Granada|
GU Guadalajara|H Huelva|HU Huesca|J Jaén|LO La Rioja|GC Las Palmas|LE León|L Lleida|LU Lugo|M Madrid|MA Málaga|ML Melilla|MU Murcia|
NA Navarra|OR Ourense|P Palencia|PO Pontevedra|SA Salamanca|TF Santa Cruz de Tenerife|SG Segovia|SE Sevilla|SO Soria|T Tarragona|TE Teruel|
TO Toledo|V Valencia|VA Valladolid|ZA Zamora|Z Zaragoza`;

export const italian = `AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AR Arezzo|AP Ascoli Piceno|AT Asti|AV Avellino|BA Bari|
BT Barletta-Andria-Trani|BL Belluno|BN Benevento|BG Bergamo|BI Biella|BO Bologna|BZ Bolzano|BS Brescia|BR Brindisi|CA Cagliari|
CL Caltanissetta|CB Campobasso|CE Caserta|CT Catania|CZ Catanzaro|CH Chieti|CO Como|CS Cosenza|CR Cremona|KR Crotone|CN Cuneo|EN Enna|
FM Fermo|FE Ferrara|FI Firenze|FG Foggia|FC Forlì-Cesena|FR Frosinone|GE Genova|GO Gorizia|GR Grosseto|IM Imperia|IS Isernia|SP La Spezia|
AQ L'Aquila|LT Latina|LE Lecce|LC Lecco|LI Livorno|LO Lodi|LU Lucca|MC Macerata|MN Mantova|MS Massa-Carrara|MT Matera|ME Messina|MI Milano|
MO Modena|MB Monza e Brianza|NA Napoli|NO Novara|NU Nuoro|OR Oristano|PD Padova|PA Palermo|PR Parma|PV Pavia|PG Perugia|PU Pesaro e Urbino|
PE Pescara|PC Piacenza|PI Pisa|PT Pistoia|PN Pordenone|PZ Potenza|PO Prato|RG Ragusa|RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RI Rieti|
RN Rimini|RM Roma|RO Rovigo|SA Salerno|SS Sassari|SV Savona|SI Siena|SR Siracusa|SO Sondrio|SU Sud Sardegna|TA Taranto|TE Teramo|TR Terni|
TO Torino|TP Trapani|TN Trento|TV Treviso|TS Trieste|UD Udine|VA Varese|VE Venezia|VB Verbano-Cusio-Ossola|VC Vercelli|VR Verona|
VV Vibo Valentia|VI Vicenza|VT Viterbo`;

export const irish = `CW Carlow|CN Cavan|CE Clare|CO Cork|DL Donegal|D Dublin|G Galway|KY Kerry|KE Kildare|KK Kilkenny|LS Laois|LM Leitrim|LK Limerick|
LD Longford|LH Louth|MO Mayo|MH Meath|MN Monaghan|OY Offaly|RN Roscommon|SO Sligo|TA Tipperary|WD Waterford|WH Westmeath|WX Wexford|WW Wicklow`;

export const romanian = `AB Alba|AR Arad|AG Argeș|BC Bacău|BH Bihor|BN Bistrița-Năsăud|BT Botoșani|BR Brăila|BV Brașov|B București|BZ Buzău|CL Călărași|
CS Caraș-Severin|CJ Cluj|CT Constanța|CV Covasna|DB Dâmbovița|DJ Dolj|GL Galați|GR Giurgiu|GJ Gorj|HR Harghita|HD Hunedoara|IL Ialomița|IS Iași|
IF Ilfov|MM Maramureș|MH Mehedinți|MS Mureș|NT Neamț|OT Olt|PH Prahova|SJ Sălaj|SM Satu Mare|SB Sibiu|SV Suceava|TR Teleorman|TM Timiș|TL Tulcea|
VL Vâlcea|VS Vaslui|VN Vrancea`;

export const ukrainian = `71 Cherkasy|74 Chernihiv|77 Chernivtsi|12 Dnipropetrovsk|14 Donetsk|26 Ivano-Frankivsk|63 Kharkiv|65 Kherson|68 Khmelnytskyi|
35 Kirovohrad|30 Kyiv|32 Kyiv Oblast|09 Luhansk|46 Lviv|48 Mykolaiv|51 Odesa|53 Poltava|56 Rivne|59 Sumy|61 Ternopil|05 Vinnytsia|07 Volyn|
21 Zakarpattia|23 Zaporizhzhia|18 Zhytomyr`;
