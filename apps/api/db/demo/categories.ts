// The ten categories and their shelves.
import { localised } from './localise.ts';
import type { CategoryId, DemoCategory, SixTexts, SubCategory } from './types.ts';

function shelf(id: string, ...names: SixTexts): SubCategory {
  return { id, name: localised(...names) };
}

function category(id: CategoryId, objectId: string, colour: string, names: SixTexts, children: SubCategory[]): DemoCategory {
  return { id, name: localised(...names), objectId, colour, children };
}

export const categories: readonly DemoCategory[] = [
  category('computer', 'laptop', 'silver', ['Computer', '电脑', 'パソコン', 'คอมพิวเตอร์', 'كمبيوتر', 'Computer'], [
    shelf('computer.laptops', 'Laptops and tablets', '笔记本与平板', 'ノートPC・タブレット', 'โน้ตบุ๊กและแท็บเล็ต', 'لابتوب وأجهزة لوحية', 'Laptops und Tablets'),
    shelf('computer.desktops', 'Desktops', '台式电脑', 'デスクトップ', 'คอมพิวเตอร์ตั้งโต๊ะ', 'أجهزة مكتبية', 'Desktop-PCs'),
    shelf('computer.screens', 'Monitors', '显示器', 'モニター', 'จอมอนิเตอร์', 'شاشات', 'Monitore'),
    shelf('computer.keyboards', 'Keyboards and mice', '键盘鼠标', 'キーボード・マウス', 'คีย์บอร์ดและเมาส์', 'لوحات مفاتيح وفأرات', 'Tastaturen und Mäuse'),
    shelf('computer.network', 'Network', '网络设备', 'ネットワーク', 'อุปกรณ์เครือข่าย', 'أجهزة الشبكة', 'Netzwerk'),
    shelf('computer.storage', 'Storage', '存储设备', 'ストレージ', 'อุปกรณ์จัดเก็บข้อมูล', 'التخزين', 'Speicher'),
    shelf('computer.accessories', 'Accessories', '电脑配件', '周辺機器', 'อุปกรณ์เสริม', 'ملحقات', 'Zubehör'),
    shelf('computer.gaming', 'Gaming', '游戏设备', 'ゲーム', 'เกมมิ่ง', 'الألعاب', 'Gaming'),
  ]),
  category('electrical', 'electric-kettle', 'ivory', ['Electrical equipment', '电器', '家電', 'เครื่องใช้ไฟฟ้า', 'أجهزة كهربائية', 'Elektrogeräte'], [
    shelf('electrical.audio', 'Audio', '音响耳机', 'オーディオ', 'เครื่องเสียง', 'صوتيات', 'Audio'),
    shelf('electrical.kitchen', 'Kitchen appliances', '厨房电器', 'キッチン家電', 'เครื่องใช้ในครัว', 'أجهزة المطبخ', 'Küchengeräte'),
    shelf('electrical.lighting', 'Lighting', '灯具照明', '照明', 'โคมไฟ', 'إضاءة', 'Beleuchtung'),
    shelf('electrical.home', 'Home appliances', '生活电器', '生活家電', 'เครื่องใช้ในบ้าน', 'أجهزة منزلية', 'Haushaltsgeräte'),
    shelf('electrical.personal', 'Hair care', '美发电器', 'ヘアケア家電', 'เครื่องดูแลเส้นผม', 'العناية بالشعر', 'Haarpflege'),
    shelf('electrical.camera', 'Cameras', '相机', 'カメラ', 'กล้อง', 'كاميرات', 'Kameras'),
  ]),
  category('outdoors', 'dome-tent', 'forest', ['Outdoors', '户外', 'アウトドア', 'กลางแจ้ง', 'الهواء الطلق', 'Outdoor'], [
    shelf('outdoors.camping', 'Camping', '露营', 'キャンプ', 'แคมป์ปิ้ง', 'تخييم', 'Camping'),
    shelf('outdoors.bottles', 'Bottles and mugs', '水壶水杯', 'ボトル・マグ', 'กระบอกน้ำและแก้ว', 'زجاجات وأكواب', 'Flaschen und Becher'),
    shelf('outdoors.cycling', 'Cycling', '骑行', 'サイクリング', 'จักรยาน', 'ركوب الدراجات', 'Radfahren'),
    shelf('outdoors.sports', 'Sports', '运动', 'スポーツ', 'กีฬา', 'رياضة', 'Sport'),
    shelf('outdoors.bags', 'Bags and umbrellas', '背包雨伞', 'バッグ・傘', 'กระเป๋าและร่ม', 'حقائب ومظلات', 'Taschen und Schirme'),
  ]),
  category('family', 'teapot', 'navy', ['Family life', '家居生活', '暮らし', 'บ้านและครอบครัว', 'الحياة العائلية', 'Familie & Zuhause'], [
    shelf('family.table', 'Tableware', '餐具', '食器', 'เครื่องใช้บนโต๊ะอาหาร', 'أدوات المائدة', 'Geschirr'),
    shelf('family.kitchen', 'Kitchen', '厨具', 'キッチン用品', 'ครัว', 'المطبخ', 'Küche'),
    shelf('family.decor', 'Decoration', '家居装饰', 'インテリア', 'ของตกแต่ง', 'ديكور', 'Dekoration'),
    shelf('family.textiles', 'Home textiles', '家纺', 'ファブリック', 'ผ้าในบ้าน', 'منسوجات منزلية', 'Heimtextilien'),
    shelf('family.home', 'Furniture and storage', '家具收纳', '家具・収納', 'เฟอร์นิเจอร์และที่เก็บของ', 'أثاث وتخزين', 'Möbel und Aufbewahrung'),
    shelf('family.baby', 'Baby', '母婴', 'ベビー', 'เด็กอ่อน', 'الرضع', 'Baby'),
  ]),
  category('health', 'yoga-mat', 'sage', ['Health', '健康', '健康・美容', 'สุขภาพ', 'الصحة', 'Gesundheit'], [
    shelf('health.face', 'Face care', '面部护理', 'フェイスケア', 'ดูแลผิวหน้า', 'العناية بالوجه', 'Gesichtspflege'),
    shelf('health.body', 'Body care', '身体护理', 'ボディケア', 'ดูแลผิวกาย', 'العناية بالجسم', 'Körperpflege'),
    shelf('health.personal', 'Oral care', '口腔护理', 'オーラルケア', 'ดูแลช่องปาก', 'العناية بالفم', 'Mundpflege'),
    shelf('health.wellness', 'Wellness', '养生', 'ウェルネス', 'เวลเนส', 'العافية', 'Wohlbefinden'),
    shelf('health.fitness', 'Fitness', '健身', 'フィットネス', 'ฟิตเนส', 'لياقة', 'Fitness'),
    shelf('health.care', 'First aid', '家庭护理', '救急・検温', 'ปฐมพยาบาล', 'إسعافات أولية', 'Erste Hilfe'),
  ]),
  category('mens', 'wrist-watch', 'navy', ['Men’s clothing', '男装', 'メンズファッション', 'แฟชั่นผู้ชาย', 'ملابس رجالية', 'Herrenmode'], [
    shelf('mens.tops', 'Shirts and T-shirts', '衬衫T恤', 'シャツ・Tシャツ', 'เสื้อเชิ้ตและเสื้อยืด', 'قمصان وتيشيرتات', 'Hemden und T-Shirts'),
    shelf('mens.trousers', 'Trousers', '裤子', 'パンツ', 'กางเกง', 'بناطيل', 'Hosen'),
    shelf('mens.outerwear', 'Outerwear', '外套', 'アウター', 'เสื้อนอก', 'ملابس خارجية', 'Jacken und Mäntel'),
    shelf('mens.shoes', 'Shoes', '男鞋', 'メンズシューズ', 'รองเท้าผู้ชาย', 'أحذية رجالية', 'Herrenschuhe'),
    shelf('mens.accessories', 'Accessories', '配饰', 'メンズ小物', 'เครื่องประดับและของใช้', 'إكسسوارات', 'Accessoires'),
  ]),
  category('womens', 'handbag', 'cocoa', ['Women’s clothing', '女装', 'レディースファッション', 'แฟชั่นผู้หญิง', 'ملابس نسائية', 'Damenmode'], [
    shelf('womens.dresses', 'Dresses', '连衣裙', 'ワンピース', 'เดรส', 'فساتين', 'Kleider'),
    shelf('womens.tops', 'Blouses', '上衣', 'トップス', 'เสื้อ', 'بلوزات', 'Blusen'),
    shelf('womens.shoes', 'Shoes', '女鞋', 'レディースシューズ', 'รองเท้าผู้หญิง', 'أحذية نسائية', 'Damenschuhe'),
    shelf('womens.bags', 'Bags', '女包', 'バッグ', 'กระเป๋า', 'حقائب', 'Taschen'),
    shelf('womens.jewellery', 'Jewellery', '首饰', 'ジュエリー', 'เครื่องประดับ', 'مجوهرات', 'Schmuck'),
    shelf('womens.beauty', 'Make-up and perfume', '彩妆香水', 'コスメ・香水', 'เครื่องสำอางและน้ำหอม', 'مكياج وعطور', 'Make-up und Parfüm'),
    shelf('womens.accessories', 'Scarves and hats', '围巾帽子', 'マフラー・帽子', 'ผ้าพันคอและหมวก', 'أوشحة وقبعات', 'Schals und Hüte'),
  ]),
  category('food', 'tea-tin', 'forest', ['Food', '食品', '食品', 'อาหาร', 'الأغذية', 'Lebensmittel'], [
    shelf('food.drinks', 'Tea, coffee and drinks', '茶咖饮品', 'お茶・コーヒー・飲料', 'ชา กาแฟ เครื่องดื่ม', 'شاي وقهوة ومشروبات', 'Tee, Kaffee, Getränke'),
    shelf('food.pantry', 'Pantry', '粮油调味', '調味料・保存食', 'ของแห้งและเครื่องปรุง', 'مؤن المطبخ', 'Vorrat'),
    shelf('food.sweets', 'Sweets and snacks', '甜点零食', 'お菓子', 'ขนมและของว่าง', 'حلويات ووجبات خفيفة', 'Süßes und Snacks'),
    shelf('food.bakery', 'Bakery', '烘焙', 'パン', 'เบเกอรี่', 'مخبوزات', 'Backwaren'),
    shelf('food.fresh', 'Cheese and dried fruit', '奶酪果干', 'チーズ・ドライフルーツ', 'ชีสและผลไม้อบแห้ง', 'أجبان وفواكه مجففة', 'Käse und Trockenobst'),
  ]),
  category('phone', 'smartphone', 'sky', ['Mobile phone', '手机', '携帯電話', 'โทรศัพท์มือถือ', 'الهواتف المحمولة', 'Handy'], [
    shelf('phone.phones', 'Phones', '手机', 'スマートフォン', 'โทรศัพท์', 'هواتف', 'Telefone'),
    shelf('phone.cases', 'Cases and stands', '手机壳与支架', 'ケース・スタンド', 'เคสและขาตั้ง', 'أغطية وحوامل', 'Hüllen und Halter'),
    shelf('phone.power', 'Charging', '充电', '充電', 'อุปกรณ์ชาร์จ', 'الشحن', 'Laden'),
    shelf('phone.audio', 'Earbuds', '耳机', 'イヤホン', 'หูฟัง', 'سماعات', 'Ohrhörer'),
    shelf('phone.watches', 'Smartwatches', '智能手表', 'スマートウォッチ', 'สมาร์ตวอทช์', 'ساعات ذكية', 'Smartwatches'),
  ]),
  category('toys', 'building-blocks', 'multicolour', ['Toys', '玩具', 'おもちゃ', 'ของเล่น', 'ألعاب', 'Spielzeug'], [
    shelf('toys.baby', 'First toys', '婴幼玩具', 'ベビートイ', 'ของเล่นเด็กเล็ก', 'ألعاب الصغار', 'Erstes Spielzeug'),
    shelf('toys.learning', 'Building and learning', '积木益智', '知育玩具', 'ตัวต่อและการเรียนรู้', 'بناء وتعلّم', 'Bauen und Lernen'),
    shelf('toys.vehicles', 'Vehicles', '玩具车', '乗り物', 'ยานพาหนะ', 'مركبات', 'Fahrzeuge'),
    shelf('toys.puzzles', 'Games and puzzles', '棋类拼图', 'パズル・ゲーム', 'เกมและพัซเซิล', 'ألغاز وألعاب ذهنية', 'Spiele und Puzzles'),
    shelf('toys.plush', 'Soft toys', '毛绒玩具', 'ぬいぐるみ', 'ตุ๊กตาผ้า', 'دمى محشوة', 'Kuscheltiere'),
    shelf('toys.classic', 'Classic toys', '传统玩具', '昔ながらのおもちゃ', 'ของเล่นคลาสสิก', 'ألعاب كلاسيكية', 'Klassiker'),
    shelf('toys.outdoor', 'Outdoor toys', '户外玩具', '外遊び', 'ของเล่นกลางแจ้ง', 'ألعاب خارجية', 'Für draußen'),
  ]),
];
