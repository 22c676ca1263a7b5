/** English | German | French | Spanish | Arabic: what shoppers write, by word or short phrase; several by `/`. */
export const WORDS = `
dress|kleid/kleider/kleidchen|robe/robes|vestido/vestidos|فستان/فساتين
shirt|hemd/hemden|chemise/chemises|camisa/camisas|قميص/قمصان
blouse|bluse/blusen|chemisier/chemisiers|blusa/blusas|بلوزة
tshirt|t-shirt/shirt/tshirts|t-shirt/tee-shirt|camiseta/camisetas|تيشيرت/تي شيرت
sweater|pullover/pulli/pullis|pull/pulls/chandail|jersey/jerséis/suéter/sueter/suéteres|كنزة/سترة صوف/بلوفر
cardigan|strickjacke/strickjacken|gilet en laine/gilet/gilets/cardigan|cárdigan/rebeca|كارديغان
hoodie|kapuzenpullover/kapuzenpulli|sweat à capuche/sweat|sudadera/sudaderas|هودي
jacket|jacke/jacken|veste/vestes/blouson|chaqueta/chaquetas/cazadora|سترة/جاكيت/جاكت
coat|mantel/mäntel|manteau/manteaux|abrigo/abrigos|معطف/معاطف
trench|regenmantel/trenchcoat|imperméable/trench|gabardina/impermeable|معطف مطر
blazer|sakko/blazer/anzug|blazer/costume|americana/blazer/traje|بليزر/بدلة
trousers|hose/hosen|pantalon/pantalons|pantalón/pantalones|بنطلون/بناطيل/سروال
jeans|jeans|jean/jeans|vaqueros/tejanos|جينز
shorts|shorts/kurze hose|short/shorts/bermuda|pantalones cortos/shorts|شورت
skirt|rock/röcke|jupe/jupes|falda/faldas|تنورة/تنانير
swimsuit|badeanzug/badeanzüge|maillot de bain|bañador/traje de baño|ملابس سباحة/مايوه
bikini|bikini|bikini|bikini|بيكيني
robe|bademantel/morgenmantel|peignoir/robe de chambre|bata/albornoz|روب
sock|socken/socke/strümpfe|chaussettes/chaussette|calcetines|جوارب
shoes|schuhe/schuh|chaussures/chaussure|zapatos/zapato/calzado|حذاء/أحذية/احذية
sneakers|turnschuhe/sneaker/laufschuhe|baskets/tennis|zapatillas/deportivas|حذاء رياضي/أحذية رياضية
boots|stiefel/stiefeletten|bottes/bottines|botas/botines|بوت/جزمة
sandals|sandalen|sandales|sandalias|صندل/صنادل
heels|absatzschuhe/pumps/high heels/absatz/absätze|escarpins/talons/talon|tacones/tacón|كعب عالي
flats|ballerinas|ballerines|bailarinas|باليرينا
clothes|kleidung/klamotten/sachen|vêtements/habits/vetements|ropa|ملابس
hat|hut/hüte/sonnenhut/strohhut|chapeau/chapeaux|sombrero/sombreros|قبعة/قبعات
cap|mütze/kappe/schirmmütze|casquette|gorra|كاب
scarf|schal/schals|écharpe/écharpes/foulard|bufanda/bufandas|وشاح
gloves|handschuhe|gants|guantes|قفازات
belt|gürtel|ceinture|cinturón|حزام
tie|krawatte|cravate|corbata|ربطة عنق
bag|tasche/taschen|sac/sacs|bolsa/bolso/bolsos|حقيبة/شنطة/حقائب
handbag|handtasche/handtaschen|sac à main|bolso de mano/cartera|حقيبة يد/شنطة يد/شنطه يد/حقيبة اليد
backpack|rucksack/rucksäcke|sac à dos|mochila|حقيبة ظهر
purse|geldbeutel/portemonnaie/geldbörse|porte-monnaie/portefeuille|monedero/billetera|محفظة
suitcase|koffer|valise|maleta|حقيبة سفر
briefcase|aktentasche|mallette/serviette|maletín|حقيبة عمل
sunglasses|sonnenbrille/sonnenbrillen|lunettes de soleil|gafas de sol/lentes de sol|نظارات شمسية/نظارة شمسية
glasses|brille/lesebrille|lunettes|gafas|نظارة
watch|uhr/armbanduhr/uhren|montre/montres|reloj/relojes/reloj de pulsera|ساعة يد/ساعة
ring|ring/ringe|bague/bagues/anneau|anillo/anillos|خاتم
bracelet|armband/armbänder|bracelet/bracelets|pulsera/pulseras|سوار
necklace|kette/halskette|collier|collar|قلادة/عقد
jewellery|schmuck|bijoux|joyas/joyería|مجوهرات
umbrella|regenschirm/schirm|parapluie|paraguas|مظلة
perfume|parfüm/parfum/duft|parfum|perfume|عطر/عطور
lipstick|lippenstift|rouge à lèvres|pintalabios/lápiz labial|أحمر شفاه
nail polish|nagellack|vernis à ongles|esmalte de uñas|طلاء أظافر
cream|creme|crème|crema|كريم
lotion|körperlotion/lotion|lait corporel/lotion|loción|لوشن
soap|seife|savon|jabón|صابون
razor|rasierer|rasoir|maquinilla/navaja|شفرة حلاقة
makeup|schminke|maquillage|maquillaje|مكياج
sofa|sofa/couch|canapé|sofá|كنبة/أريكة
chair|stuhl/stühle|chaise/chaises|silla/sillas|كرسي
bed|bett|lit|cama|سرير
lamp|lampe/tischlampe/stehlampe|lampe/lampe de table/lampe de bureau|lámpara/lámpara de mesa/lámpara de pie|مصباح
vase|vase|vase|jarrón/florero|مزهرية
mirror|spiegel|miroir|espejo|مرآة
clock|wanduhr/kaminuhr/tischuhr/küchenuhr/standuhr/stehuhr|horloge/pendule|reloj de pared|ساعة حائط
alarm clock|wecker|réveil|despertador|منبه
candle|kerze/kerzen|bougie/bougies|vela/velas|شمعة/شموع
plant|pflanze|plante|planta|نبتة
picture|bild/bilder|tableau/affiche|cuadro/lámina|لوحة
teapot|teekanne/kanne|théière|tetera|إبريق شاي/ابريق شاي/براد شاي/إبريق
cup|tasse/tassen/becher|tasse/tasses|taza/tazas|فنجان/كوب
wine glass|weinglas/weingläser|verre à vin|copa de vino|كأس
bowl|schüssel/schale|bol/saladier|cuenco/ensaladera|وعاء
basket|korb|panier|cesta|سلة
headphones|kopfhörer|casque/écouteurs|auriculares/cascos|سماعات
laptop|laptop|ordinateur portable/ordinateur|portátil/ordenador|حاسوب/لابتوب
camera|kamera|appareil photo|cámara|كاميرا
keyboard|tastatur|clavier|teclado|لوحة مفاتيح
mouse|maus|souris|ratón|فأرة
radio|radio|radio|radio|راديو
television|fernseher|télévision/télé|televisor/televisión/tele|تلفاز/تلفزيون
toy|spielzeug/spielzeuge/spielsachen/spielwaren|jouet/jouets|juguete/juguetes|لعبة/ألعاب
teddy|teddy/teddybär|ours en peluche/nounours/peluche|osito/oso de peluche|دبدوب
kite|drachen|cerf-volant|cometa|طائرة ورقية
scooter|roller|trottinette|patinete|سكوتر
women|damen/frauen/frau/dame|femme/femmes/dame/dames|mujer/mujeres/señora/señoras/dama|نساء/نسائي/نسائية/امرأة/للنساء/حريمي
men|herren/männer/mann/herr|homme/hommes|hombre/hombres/caballero|رجال/رجالي/رجالية/رجل/للرجال
kids|kinder/kind/kindern|enfant/enfants|niño/niños/infantil|أطفال/طفل/للأطفال
girl|mädchen/tochter|fille|niña/niñas/hija|بنت/ابنتي
boy|junge/jungen/sohn|garçon/fils|chico/hijo|ولد/ابني
baby|baby/säugling/neugeborene/geburt|bébé/naissance/nouveau-né|bebé/recién nacido/nacimiento|رضيع
mother|mutter/mama/mami|mère/maman|madre/mamá|أم/أمي/امي/والدتي/ماما
father|vater/papa|père/papa|padre/papá|أب/أبي/ابي/والدي
wife|ehefrau|épouse|esposa|زوجة/زوجتي
husband|ehemann|mari|esposo/marido|زوج/زوجي
girlfriend|freundin|copine/petite amie|novia|حبيبتي/صديقتي
boyfriend|freund|copain|novio|حبيبي/صديقي
sister|schwester|sœur/soeur|hermana|أخت/أختي
brother|bruder|frère|hermano|أخ/أخي
grandmother|oma/großmutter|grand-mère|abuela|جدة/جدتي
grandfather|opa/großvater|grand-père|abuelo|جد/جدي
gift|geschenk/geschenke|cadeau/cadeaux|regalo/regalos|هدية/هدايا
birthday|geburtstag|anniversaire|cumpleaños|عيد ميلاد
christmas|weihnachten|noël|navidad|الميلاد
wedding|hochzeit|mariage|boda|زفاف/عرس
party|party/feier/fest/abend|fête/soirée|fiesta/noche|حفلة/سهرة
office|büro/arbeit/vorstellungsgespräch|bureau/travail/entretien|oficina/trabajo/entrevista|مكتب/عمل
beach|strand/urlaub|plage/vacances|playa/vacaciones|شاطئ/عطلة
summer|sommer/sommerlich|été|verano|صيف/صيفي/صيفية
winter|winter/warm/warme/warmer/warmes/warmen|hiver/chaud/chaude|invierno/abrigado|شتاء/شتوي/شتوية/دافئ
rain|regen|pluie|lluvia|مطر
sport|sport|sport|deporte|رياضة
travel|reise|voyage|viaje|سفر
home|wohnung/haus/zuhause/küche|maison/cuisine|casa/hogar/cocina|منزل/بيت/مطبخ
black|schwarz/schwarze/schwarzer/schwarzes/schwarzen|noir/noire/noirs/noires|negro/negra/negros/negras|أسود/سوداء/اسود
white|weiß/weiss/weiße/weißes/weißen/weißer|blanc/blanche/blancs/blanches|blanco/blanca/blancos/blancas|أبيض/بيضاء/ابيض
red|rot/rote/rotes/roter/roten|rouge/rouges|rojo/roja/rojos/rojas|أحمر/حمراء/احمر
blue|blau/blaue/blaues/blauer/blauen|bleu/bleue/bleus/bleues|azul/azules|أزرق/زرقاء/ازرق
green|grün/grüne/grünes/grüner/grünen|vert/verte/verts/vertes|verde/verdes|أخضر/خضراء
yellow|gelb/gelbe/gelbes/gelber|jaune/jaunes|amarillo/amarilla|أصفر/صفراء
pink|rosa|rose/roses|rosa|وردي
brown|braun/braune/brauner/braunes|marron/brun/brune|marrón/café|بني
grey|grau/graue/grauer/graues|gris/grise|gris/grises|رمادي
beige|beige|beige|beige|بيج
purple|lila/violett|violet/violette|morado/violeta|بنفسجي
wool|wolle/wollig/woll/schurwolle|laine/laineux|lana|صوف
leather|leder/echtleder|cuir|cuero/piel|جلد/جلدي/جلدية
linen|leinen|lin|lino|كتان
cotton|baumwolle|coton|algodón|قطن/قطني
silk|seide|soie|seda|حرير
satin|satin|satin|satén/raso|ساتان
denim|denim|denim/en jean|vaquera/mezclilla|دنيم
cashmere|kaschmir/kashmir|cachemire|cachemira|كشمير
straw|stroh|paille|paja|قش
wood|holz|bois|madera|خشب
metal|metall/nickel|métal/nickel|metal/níquel|معدن
feather|federn/feder/daunen|plumes/plume/duvet|plumas/pluma|ريش
nut|nüsse/nuss|noix/fruits à coque|nueces/frutos secos|مكسرات
striped|gestreift/gestreifte/streifen|rayé/rayée/rayures|rayas/rayado|مخطط
floral|blumen/geblümt/geblümtes|fleurs/fleuri/fleurie|flores/floreado|زهور
dotted|gepunktet/punkte|pois|lunares|منقط
without|ohne|sans|sin|بدون/بلا/من دون/خال من/خالية من/خالي من
no|kein/keine/keinen/keiner|pas de/pas d|nada de/ningún/ninguna|لا أريد
not|nicht|pas/ne veux pas/ne veut pas|no|ليس/ليست/غير
please|bitte|svp/s'il vous plaît/s il vous plaît/s'il te plaît|por favor|من فضلك/لو سمحت
nothing|nichts|rien|nada|لا شيء
except|außer/ausser/ausgenommen/bis auf|sauf/excepté/à part/hormis|excepto/menos/salvo/aparte de|ما عدا/إلا/باستثناء
allergic to|allergisch gegen/allergie gegen/allergisch auf/vertrage kein/vertrage keine/vertrage keinen/verträgt kein/verträgt keine/verträgt keinen/vertragen keine/reagiere auf/reagiert auf/reagieren auf/empfindlich gegen/empfindlich auf/überempfindlich gegen/ausschlag von/ausschlag durch|allergique à la/allergique au/allergique à/allergique aux/allergique au/allergie à la/allergie au/allergie aux/ne supporte pas la/ne supporte pas le/intolérant au/intolérante au/intolérant à la/intolérante à la/intolérant aux/intolérante aux/intolérance à la/intolérance au/sensible à la/sensible au/sensible aux/réagis à la/réagis au/réagis aux/réagit à la/réagit au/réagit aux/ne tolère pas la/ne tolère pas le/ne tolère pas les/ne supporte pas les|alérgico a la/alérgica a la/alérgico al/alérgica al/alérgico a/alérgica a/alergia a la/alergia al/alergia a/intolerante a la/intolerante al/intolerante a/sensible a la/sensible al/reacciono a la/reacciono al/reacciona a la/reacciona al/no tolero la/no tolero el/no tolera la/no tolera el|حساسية من/حساسية تجاه/حساسية ضد/أتحسس من/نتحسس من/يتحسس من/تتحسس من/حساس من/حساسة من/حساس تجاه/حساسة تجاه
vegan|vegan/vegane/veganer/veganes|végan/végane/végétalien|vegano/vegana|نباتي
under|unter/bis/weniger als|moins de/sous/jusqu'à|menos de/hasta/por menos de|أقل من/تحت/حتى
lips|lippen|lèvres|labios|شفاه/شفايف
hands|hände|mains/main|manos|يدين/اليدين/ايدي
feet|füße/füsse|pieds|pies|قدمين/القدمين
head|kopf|tête|cabeza|الرأس
neck|hals|cou|cuello|رقبة
nails|nägel|ongles|uñas|أظافر
hair|haare|cheveux|pelo/cabello|شعر
skin|haut|peau|piel|بشرة
dry|trocken/trockene/trockener/trockenen|sec/sèche/sèches/secs|seco/seca/secos/secas|جافة/جاف
something|irgendwas/irgendetwas|truc/machin|alguna cosa|
mantelpiece|kaminsims/kamin|cheminée|chimenea|مدفأة/المدفأة
wall|wand/wände|mur/murs|pared|حائط/الحائط/جدار/الجدار
shelf|regal/kommode/anrichte|étagère/commode|estante/repisa/estantería|رف/الرف
quiet|leise/leiser/leises/lautlos/lautlose|silencieux/silencieuse|silencioso/silenciosa|هادئ/هادئة/صامت/صامتة
ticking|tickt/ticken/tickende|tic-tac/tictac|tictac/tic-tac|تكتكة/يتكتك/تتكتك
fabric|stoff|tissu|tela|قماش
years old|||سنين/سنه
at most|maximal/höchstens/max/maximum/im höchstfall/nicht mehr als/nicht über/nicht teurer als|maximum/max/maxi/au maximum/grand max/au plus/tout au plus/au grand maximum/pas plus de/ne dépasse pas/sans dépasser/plafond|máximo/maximo/max/como máximo/como maximo/como mucho/a lo sumo/tope/no más de/que no pase de/no pasar de/sin pasar de/que no supere/que no supere los/no supere|كحد أقصى/كحد اقصى/بحد أقصى/بحد اقصى/حد أقصى/حدي/لا يتجاوز/لا تتجاوز/ما يتجاوز/ما تتجاوز/لا يزيد عن/لا تزيد عن/ما يزيد عن/ما تزيد عن/ما يتعدى
budget|budget|budget|presupuesto|ميزانية/ميزانيتي/بميزانية
over|über/mehr als/mindestens|plus de|más de|أكثر من
between|zwischen|entre|entre|بين
and|und|et|y/e|و
or|oder|ou|o/u|أو
but|aber|mais|pero|لكن
for|für|pour|para/por|من أجل/لأجل
with|mit|avec|con|مع
my|mein/meine/meinen/meiner/meinem|mon/ma/mes|mi/mis|لي
dollars|dollar/euro/euros|dollars/euros/euro|dólares/euros/dolares|دولار/يورو
size|größe/grösse|taille/pointure|talla/tamaño|مقاس
cheap|günstig/günstige/billig/billige/günstiger|pas cher/bon marché|barato/barata/baratos/baratas|رخيص/رخيصة
cheaper|billiger/günstigere|moins cher/moins chère|más barato/más barata|أرخص
cheapest|billigste/günstigste/günstigsten|le moins cher|el más barato/lo más barato|الأرخص
more|mehr/weitere|plus/encore|más|المزيد
new|neu/neue/neues/neuen/neuheiten|nouveau/nouvelle/nouveautés|nuevo/nueva/novedades|جديد/جديدة
bestseller|bestseller|meilleures ventes|más vendidos|الأكثر مبيعا
something|etwas/was|quelque chose|algo|شيء/شيئا
mohair|mohair|mohair|mohair|موهير
merino|merino|mérinos|merino|ميرينو
alpaca|alpaka|alpaga|alpaca|ألبكة
suede|wildleder/veloursleder|daim|ante/gamuza|شمواه/جلد غزال
velvet|samt|velours|terciopelo|مخمل
polyester|polyester|polyester|poliéster|بوليستر
nylon|nylon|nylon|nailon|نايلون
latex|latex|latex|látex|لاتكس
rubber|gummi/kautschuk|caoutchouc|caucho/goma|مطاط
plastic|plastik/kunststoff|plastique|plástico|بلاستيك
nickel|nickel|nickel|níquel|نيكل
beeswax|bienenwachs|cire d'abeille/cire d abeille|cera de abejas/cera de abeja|شمع العسل/شمع النحل
honey|honig|miel|miel|عسل
almond|mandel/mandeln|amande/amandes|almendra/almendras|لوز
scent|geruch/parfümiert/duftstoffe/duftstoff|odeur/parfumé/parfumée|olor/aroma|رائحة
animal|tier/tiere/tierisch/tierische|animal/animale|animal|حيواني
vegetarian|vegetarier/vegetarierin/vegetarisch|végétarien/végétarienne|vegetariano/vegetariana|نباتيون
glass|glas|verre|vidrio/cristal|زجاج
button|knopf/knöpfe/knöpfen|bouton/boutons|botón/botones|أزرار
zip|reißverschluss|fermeture éclair/zip|cremallera|سحاب
hood|kapuze|capuche|capucha|غطاء رأس
stripes|streifen|rayures|rayas|خطوط
checked|kariert/karo|carreaux/à carreaux|cuadros|مربعات
sleeve|ärmel|manches|mangas|أكمام
pocket|tasche innen/hosentaschen|poches|bolsillos|جيوب
dance|tanz|danse|baile|رقص
bedroom|schlafzimmer|chambre/chambre à coucher|dormitorio/habitación|غرفة النوم/غرفة نوم
kitchen|küche|cuisine|cocina|مطبخ
living room|wohnzimmer|salon/séjour|salón/sala|غرفة الجلوس
bathroom|badezimmer/bad|salle de bain/salle de bains|baño/cuarto de baño|حمام
friend|kumpel/bekannte|ami/amie|amigo/amiga|صديق/صديقة
boss|chef/chefin|patron/patronne|jefe/jefa|مديري/رئيسي
teacher|lehrer/lehrerin|professeur/maîtresse|profesor/profesora/maestra|معلم/معلمة/معلمتي
cooking|kochen/kocht/backen/backt|cuisiner/cuisine beaucoup/pâtisserie|cocinar/cocina mucho/hornear|الطبخ/طبخ/يطبخ/تطبخ
reading|lesen/liest|lire/lecture|leer/lectura|القراءة/قراءة
travelling|reisen/verreisen|voyager/voyages|viajar/viajes|السفر
music|musik|musique|música|موسيقى/الموسيقى
photography|fotografieren/fotografie|photographie/photo|fotografía/fotos|التصوير/تصوير
gaming|zocken/videospiele/gamer|jeux vidéo/gamer|videojuegos/jugador|ألعاب الفيديو
coffee|kaffee|café|café|قهوة/القهوة
tea|tee|thé|té|شاي/الشاي
wine|wein|vin|vino|نبيذ
knitting|stricken|tricoter/tricot|tejer/punto|الحياكة/حياكة
garden|garten|jardin|jardín|حديقة/الحديقة
loves|liebt/mag|aime/adore|ama/le gusta/le encanta/les gusta|يحب/تحب
flowers|blüten|fleurettes|florecitas|ورود/ورد/أزهار
beautiful|schöne/schönes/schöner/schön|beau/belle/joli/jolie|bonito/bonita/lindo/linda|جميل/جميلة
parents|eltern|parents|padres|والدي
son|sohnemann|mon fils|mi hijo|ابن
nephew|neffe/neffen|neveu|sobrino|ابن أخي
niece|nichte|nièce|sobrina|بنت أخي
granddaughter|enkelin/enkeltochter|petite-fille/petite fille|nieta|حفيدة/حفيدتي
grandson|enkel/enkels/enkelsohn|petit-fils/petit fils|nieto|حفيد/حفيدي
kids|enkelkind/enkelkinder/enkelkindern/patenkind|petits-enfants/petits enfants|nietos|أحفاد/أحفادي
goddaughter|patentochter|filleule|ahijada|
godson|patensohn|filleul|ahijado|
tea|tee|thé|té|شاي
coffee|kaffee|café|café|قهوة
music|musik|musique|música|موسيقى
garden|garten|jardin|jardín|حديقة
reading|lesen|lecture|lectura|قراءة
cooking|kochen|cuisiner|cocinar|طبخ
computer games|videospiele/gaming|jeux vidéo|videojuegos|ألعاب الفيديو
price|preis|prix|precio|سعر/ثمن
how much is|was kostet/wie viel kostet/was kosten/wieviel kostet/wie teuer ist|combien coûte/combien coûtent/quel est le prix de/quel est le prix du/combien vaut/coûte combien/coûtent combien/vaut combien/est à combien/c'est combien|cuánto cuesta/cuánto cuestan/cuánto vale/cuánto valen/qué precio tiene/cuál es el precio de|كم سعر/كم ثمن/بكم/كم يكلف
is there|gibt es|y a-t-il/existe-t-il/il y a|hay|هل يوجد/يوجد
available in|verfügbar in/erhältlich in|disponible en/existe en/existent en|disponible en|متوفر/متاح
wash|waschen/gewaschen/waschbar|laver/lavable/lave|lavar/lavable/lava|غسل/يغسل/غسله
how big|wie groß/wie gross|quelle taille fait/quelles dimensions|qué medidas/cuánto mide|ما حجم/ما قياس
made of|aus welchem material/woraus|en quelle matière/quelle matière|de qué material/de qué está hecho/de qué está hecha|مصنوع من/ما مادة
which sizes|welche größen/in welchen größen|quelles tailles/en quelles tailles|qué tallas/en qué tallas|ما المقاسات
in size|in größe/in grösse|en taille|en talla/de la talla|بمقاس
expensive|teuer/teure/teurer|cher/chère|caro/cara|غالي/غالية
too expensive|zu teuer/zu teure|trop cher/trop chère|demasiado caro/demasiado cara/muy caro|غالي جدا
evening|abends|soir|noche de gala|مساء
elegant|elegant/elegantes/elegante/schick|élégant/élégante/chic|elegante/elegantes|أنيق/أنيقة
light|leicht/leichte/leichtes|léger/légère|ligero/ligera|خفيف/خفيفة
warm|mollig|chaudement|calentito/cálido/cálida|دافئة
long|lang/langes/langer|long/longue|largo/larga|طويل/طويلة
short|kurz/kurzes/kurze/kurzer|court/courte|corto/corta|قصير/قصيرة
first|erste/erster/erstes/ersten|premier/première/premiers|primero/primera/primer|الأول/الأولى
second|zweite/zweiter/zweites/zweiten|deuxième/second/seconde|segundo/segunda|الثاني/الثانية
third|dritte/dritter/drittes/dritten|troisième|tercero/tercera/tercer|الثالث/الثالثة
last one|letzte/letzter/letztes/letzten|dernier/dernière|último/última|الأخير/الأخيرة
both|beide|les deux|ambos/los dos|كلاهما
compare|vergleichen/vergleiche/vergleich|comparer/comparez|comparar/compara|قارن
difference between|unterschied zwischen|différence entre|diferencia entre|الفرق بين
goes with|passt zu/passen zu/passt zum/passt zur/passen zum/passen zur/passt gut zu/passt gut zum/passt gut zur/passt am besten zu/passt am besten zum/passt am besten zur/was kann ich zu/was kann ich zum/was kann ich zur/was trage ich zu/was trage ich zum/was trage ich zur/was trägt man zu/was trägt man zum/was trägt man zur/was ziehe ich zu/was ziehe ich zum/was ziehe ich zur|va avec/vont avec/irait avec/iraient avec/quoi porter avec/que porter avec/quoi mettre avec/que mettre avec/que puis-je porter avec/assortir avec|va con/combina con/van con/queda bien con/quedan bien con/puedo llevar con/me pongo con/ponerme con/llevar con|يناسب/ارتدي مع/ألبس مع/يتناسب مع
instead|stattdessen|à la place/plutôt|en su lugar|بدلا
everything|alles|tout/toute/tous|todo/todos|كل شيء
clothes for|kleidung für|vêtements pour|ropa para|ملابس لـ
rain jacket|regenmäntel/regenjacke/regenjacken|ciré|chubasquero|معطف واق
game controller|spielcontroller/controller|manette|mando|يد تحكم
microphone|mikrofon|micro|micrófono|ميكروفون
telephone|telefonapparat|téléphone fixe|teléfono fijo|هاتف أرضي
toothbrush|zahnbürste|brosse à dents|cepillo de dientes|فرشاة أسنان
sponge|schwamm|éponge|esponja|إسفنجة
body wash|duschgel|gel douche|gel de ducha|غسول الجسم
bathtub|badewanne|baignoire|bañera|حوض استحمام
fan|fächer|éventail|abanico|مروحة يد
top hat|zylinder/zylinderhut|haut-de-forme/hauts-de-forme/haut de forme|sombrero de copa/chistera|قبعة عالية
kimono|kimono|kimono|kimono|كيمونو
doll|puppe/puppen|poupée/poupées|muñeca/muñecas|دمية/دمى
swimwear|bademode|maillots|ropa de baño|ملابس السباحة
knitting|stricken/strickset|tricot/tricoter|tejer/punto|حياكة
waistcoat|weste|gilet sans manches|chaleco|صدرية
polo|polohemd/poloshirt|polo|polo|بولو
derby shoes|halbschuhe/anzugschuhe|chaussures de ville/derbies|zapatos de vestir|حذاء رسمي
hate|hasse/hasst/mag kein/mag keine/mag keinen/mögen kein/mögen keine/kann nicht leiden|déteste/n'aime pas/n aime pas/aime pas|odio/odia/detesto/no me gusta/no me gustan/no le gusta/no le gustan|أكره/لا أحب/لا يحب/لا تحب
cold weather|kalt/friert/frieren/fröstelt/kalte/kälte|froid/a froid/frileux/frileuse|frío/friolero/friolera|برد/بردان/البرد
dishwasher|spülmaschine/geschirrspüler/spülmaschinenfest|lave-vaisselle/lave vaisselle|lavavajillas/lavaplatos|غسالة الصحون/غسالة صحون
washing machine|waschmaschine|machine à laver/lave-linge|lavadora|غسالة
suitable|geeignet/passend/geeignete|adapté/adaptée/convient|adecuado/adecuada/apto/apta/sirve|مناسب/مناسبة/يناسب الأطفال
waterproof|wasserdicht/wasserfest/regenfest|imperméables/étanche/waterproof|resistente al agua/sumergible|مقاوم للماء/ضد الماء
heavy|schwer/wiegt/gewicht|lourd/lourde/pèse/poids|pesado/pesada/pesa/peso|وزن/ثقيل/يزن
battery|akku/batterie/batterien|batterie/piles/pile|batería/pila/pilas|بطارية
contains|enthält/enthalten/drin|contient/contiennent|contiene/lleva|يحتوي/تحتوي/فيه
years old|jahre alt/jahre/jährige|ans|años|سنوات/سنة
cabin|kabine/handgepäck|cabine|cabina|مقصورة
how big|mesure combien/mesure/dimensions/welche maße/maße/abmessungen|mesures|medidas/mide/dimensiones|أبعاد/قياسات
smells|riecht/duftet|sent bon/sent-il|huele|رائحته
animal|tierhaar/tierhaare/tierhaaren/tierprodukte/tierische produkte|poils d'animaux/poil animal|pelo animal/pelo de animal/origen animal|شعر الحيوانات/منتجات حيوانية
itchy|kratzt/kratzig/kratzige/juckt|gratte/qui gratte/grattent|pique/pica/pican|يحك/خشن
how long|wie lange|combien de temps/combien d'heures|cuánto tiempo/cuánto dura/cuántas horas|كم ساعة/كم مدة/كم تدوم
lasts|hält/dauert/läuft|dure/tient|dura|تدوم/يدوم
burns|brennt/brenndauer|brûle|arde|يحترق
is not wanted|mag ich nicht/mag sie nicht/mag er nicht/mögen wir nicht/will ich nicht/möchte ich nicht/trage ich nicht|je n'aime pas ça/je n'en veux pas|no la quiero/no lo quiero/no las quiero/no los quiero|لا أريده/لا أريدها
allergy|allergie/allergien|allergie/allergies|alergia/alergias|حساسية
rash|ausschlag/hautausschlag/juckreiz/quaddeln/pickel|donne des boutons/démangeaisons/démange/irritation/irrite/plaques/eczéma/urticaire|sarpullido/urticaria/picor/erupción/ronchas/da alergia/irrita/eccema|حكة/طفح/طفح جلدي/تهيج
free of|frei von|exempt de/exempte de/libre de|libre de/libres de|خال من
instead of|statt/anstatt/anstelle von|au lieu de/plutôt que|en lugar de/en vez de|بدلا من
other than|anders als/andere als|autre que/autres que|que no sea de/distinto de|بخلاف
is out of the question|kommt nicht in frage/kommen nicht in frage/kommt nicht infrage/geht nicht|hors de question/exclu/exclue|ni hablar/descartado/descartada|مستبعد
is forbidden|verboten/tabu/untersagt|interdit/interdite/m'est interdite/m est interdite|prohibido/prohibida|ممنوع/ممنوعة
avoid|meide/meiden/vermeide/vermeiden|évite/éviter/évitons/évitez|evito/evitar/evitamos|أتجنب/تجنب
never|nie/niemals/nie wieder|jamais/jamais de|nunca/jamás|أبدا
no|keinerlei|aucun/aucune|ningun/ningunas|لا
neither|weder|ni|ni|لا هذا
nor|noch auch|ni non plus|tampoco|ولا
wool|wollene/wollenes|lainage|de lana|صوفي/صوفية
small|klein/kleine|petit/petite|pequeño/pequeña|صغير
large|groß/große|grand/grande|grande|كبير
password|passwort|mot de passe|contraseña|كلمة المرور/كلمة السر
order|bestellung|commande|pedido|طلبية
delivery|lieferung|livraison|envío|التوصيل/توصيل
return|rückgabe|renvoyer|devolución|إرجاع
headphones|ohrhörer|casque audio|audífonos/auriculares|سماعة
wireless|kabellos/kabellose|sans fil|inalámbrico/inalámbricos/inalámbrica|لاسلكي/لاسلكية
telephone|telefon|téléphone|teléfono|هاتف
cell phone|handy/smartphone|téléphone portable|celular/móvil|جوال/موبايل
charger|ladegerät|chargeur|cargador|شاحن
table|tisch|table|mesa|طاولة
plate|teller|assiette|plato/platos|صحن/أطباق
knife|messer|couteau/couteaux|cuchillo/cuchillos|سكين
pan|pfanne|poêle|sartén|مقلاة
towel|handtuch/handtücher|serviette de bain|toalla/toallas|منشفة/مناشف
blanket|wolldecke/kuscheldecke|couverture|manta/mantas/cobija|بطانية
pillow|kissen/kopfkissen|oreiller/coussin|almohada/cojín|وسادة/مخدة
curtains|vorhang/vorhänge/gardinen|rideau/rideaux|cortinas/cortina|ستائر
carpet|teppich|tapis|alfombra|سجادة
book|buch/bücher|livre/livres|libro/libros|كتاب/كتب
bicycle|fahrrad|vélo|bicicleta|دراجة
car|auto|voiture|coche/carro|سيارة
meat|fleisch|viande|carne|لحم
bread|brot|baguette|pan|خبز
cheese|käse|fromage|queso|جبن
milk|milch|lait|leche|حليب
fruit|obst|fruits|fruta/frutas|فاكهة/فواكه
chicken|hähnchen|poulet|pollo|دجاج
fish|fisch|poisson|pescado|سمك
rice|reis|riz|arroz|أرز
sweets|süßigkeiten|bonbons|dulces/caramelos|حلويات
chocolate|schokolade|chocolat|chocolate|شوكولاتة
beer|bier|bière|cerveza|بيرة
medicine|medizin/medikament/medikamente|médicament/médicaments|medicina/medicinas/medicamento|دواء
glue|klebstoff|colle|pegamento|صمغ
dog|hund|chien|perro|كلب
cat|katze|chat|gato|قطة
aunt|tante|tante|tía|خالة/عمة
uncle|onkel|oncle|tío|خال/عم
cousin|cousine|cousine|primo|ابن عم
school|schule|école|escuela|مدرسة
church|kirche|église|iglesia|كنيسة
hair|haar/haare|cheveux|pelo/cabello|شعر
face|gesicht|visage|rostro|وجه
hands|hände|mains|manos|يدين
feet|füße|pieds|pies|قدمين
teeth|zähne|dents|dientes|أسنان
heat|hitze|chaleur|calor|حر
from what age|ab welchem alter/ab wie viel jahren/ab wieviel jahren/für welches alter|quel âge|qué edad|من أي عمر/لأي عمر
`;

/** Small words that tell a language, and say nothing about goods. */
export const SMALL: Readonly<Record<'de' | 'fr' | 'es', string>> = {
  de: 'bestellt gekauft paket ausgegeben was allergisch allergie suchst vertrage geht passt alles außer nichts gar mehr wieviel teuer tage lange dauert lieferung versand kostet bestellung bestellungen rückgabe zahlung konto passwort adresse liefern zahlen verkaufen ändern zurückgeben zurückschicken umtauschen stornieren warenkorb artikel ich du er sie es wir ihr ist sind war haben habt hat habe suche suchen möchte möchten brauche brauchen gibt der die das den dem des ein eine einen einem einer auch bitte danke hallo guten tag morgen wie wo was kann kannst können mir mich uns ihnen zu zum zur im in am auf von nach ja nein zeig zeigen zeige finden welche welcher welches gern gerne noch nur etwas sehr gut wenn mal will wollen hätte hätten damit dass als ihre ihren euch eure sein schöne schönes schöner für und oder mit ohne aber unter meine meinen mein nicht',
  fr: 'commandé acheté dépensé oublié mot passe allergique allergie jamais rien supporte revoir montrez moi tout sauf y a-t-il faut jours livraison commande commandes retour retourner remboursement payer paiement compte panier livrez adresse vendre annuler colis article articles taille je tu il elle nous vous ils elles est sont suis avez ai a ont cherche cherchons voudrais veux voulez besoin le la les un une des du de d l en au aux ce cette ces qui que quoi quel quelle quels quelles où comment combien puis peux pouvez peut bonjour bonsoir merci salut svp plaît plait oui non montrez montre trouver trouve y dans sur se me moi toi lui leur très bien aussi quelque chose avec sans pour moins mon ma mes et ou mais votre vos',
  es: 'comprado compró pidió gastado adiós cuánto vale alérgico alérgica alergia olvidé busco nunca nada quedan vender sea que muestra enséñame días envío envíos pedido pedidos devolver devolución reembolso pagar pago cuenta contraseña carrito enviar dirección vender cancelar paquete artículo artículos tarda llega yo tú él ella nosotros usted ustedes es son soy tengo tiene tienen tienes hay busco buscamos quiero quisiera quiere necesito necesita el la los las un una unos unas del de al en que qué quien cuál cuáles cómo como dónde donde cuánto cuanto cuesta cuestan puedo puede pueden hola gracias buenos buenas días tardes noches por favor sí no muéstrame mostrar enséñame encontrar me mi tu su se lo muy bien también algo con sin para menos pero y o este esta estos estas está',
};
