// North, Central and South America.
import { type Format, format, needs, takes } from './format.ts';

const american = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|
GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|
MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|
NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|
TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|
AA Armed Forces (AA)|AE Armed Forces (AE)|AP Armed Forces (AP)`;

const canadian = `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|
NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`;

const mexican = `AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH Chihuahua|CMX Ciudad de México|COA Coahuila|
COL Colima|DUR Durango|MEX Estado de México|GUA Guanajuato|GRO Guerrero|HID Hidalgo|JAL Jalisco|MIC Michoacán|MOR Morelos|NAY Nayarit|
NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|
TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas`;

const brazilian = `AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|
MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|
RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins`;

const argentine = `B Buenos Aires|K Catamarca|H Chaco|U Chubut|C Ciudad Autónoma de Buenos Aires|X Córdoba|W Corrientes|E Entre Ríos|P Formosa|Y Jujuy|
L La Pampa|F La Rioja|M Mendoza|N Misiones|Q Neuquén|R Río Negro|A Salta|J San Juan|D San Luis|Z Santa Cruz|S Santa Fe|G Santiago del Estero|
V Tierra del Fuego|T Tucumán`;

const chilean = `AI Aysén|AN Antofagasta|AP Arica y Parinacota|AR La Araucanía|AT Atacama|BI Biobío|CO Coquimbo|LI O'Higgins|LL Los Lagos|LR Los Ríos|
MA Magallanes|ML Maule|NB Ñuble|RM Metropolitana de Santiago|TA Tarapacá|VS Valparaíso`;

const colombian = `AMA Amazonas|ANT Antioquia|ARA Arauca|ATL Atlántico|DC Bogotá|BOL Bolívar|BOY Boyacá|CAL Caldas|CAQ Caquetá|CAS Casanare|CAU Cauca|
CES Cesar|CHO Chocó|COR Córdoba|CUN Cundinamarca|GUA Guainía|GUV Guaviare|HUI Huila|LAG La Guajira|MAG Magdalena|MET Meta|NAR Nariño|
NSA Norte de Santander|PUT Putumayo|QUI Quindío|RIS Risaralda|SAP San Andrés y Providencia|SAN Santander|SUC Sucre|TOL Tolima|
VAC Valle del Cauca|VAU Vaupés|VID Vichada`;

const peruvian = `AMA Amazonas|ANC Áncash|APU Apurímac|ARE Arequipa|AYA Ayacucho|CAJ Cajamarca|CAL Callao|CUS Cusco|HUV Huancavelica|HUC Huánuco|ICA Ica|
JUN Junín|LAL La Libertad|LAM Lambayeque|LIM Lima|LOR Loreto|MDD Madre de Dios|MOQ Moquegua|PAS Pasco|PIU Piura|PUN Puno|SAM San Martín|
TAC Tacna|TUM Tumbes|UCA Ucayali`;

export const americas: readonly Format[] = [
  format('AR', ['province', 'city'], needs('([A-HJ-NP-Z]\\d{4}[A-Z]{3}|\\d{4})', 'C1002AAP'), argentine),
  format('BR', ['state', 'city', 'suburb'], needs('\\d{5}-?\\d{3}', '01310-100'), brazilian),
  format(
    'CA',
    ['province', 'city'],
    needs('[ABCEGHJKLMNPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d', 'M5H 2N2'),
    canadian,
  ),
  format('CL', ['region', 'city'], takes('\\d{3}-?\\d{4}', '8320000'), chilean),
  format('CO', ['region', 'city'], takes('\\d{6}', '110111'), colombian),
  format(
    'CR',
    ['province', 'city', 'district'],
    needs('\\d{5}', '10101'),
    'SJ San José|A Alajuela|C Cartago|H Heredia|G Guanacaste|P Puntarenas|L Limón',
  ),
  format('DO', ['province', 'city'], takes('\\d{5}', '10101')),
  format('EC', ['province', 'city'], takes('\\d{6}', '170150')),
  format('GT', ['region', 'city'], needs('\\d{5}', '01001')),
  format('MX', ['state', 'city', 'suburb'], needs('\\d{5}', '06000'), mexican),
  format('PA', ['province', 'city'], takes('\\d{4}', '0801')),
  format('PE', ['region', 'province', 'district'], takes('\\d{5}', '15001'), peruvian),
  format('US', ['state', 'city'], needs('\\d{5}(-\\d{4})?', '10001'), american),
  format('UY', ['province', 'city'], needs('\\d{5}', '11000')),
];
