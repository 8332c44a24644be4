import type { ComponentType } from 'react';
import { expect } from 'storybook/test';

/** The texts of the RTL stories, in Arabic. */
export const arabic = {
  agent: { title: 'مساعدو العملاء', text: 'الإجابة عن أسئلة العملاء ومتابعتها حتى تُحل.' },
  benefits: [
    {
      subHeading: 'تسجيل دخول واحد لكل شاشة',
      description: 'تُدار تطبيقات الويب والجوال والتلفاز معًا، فيظهر كل تغيير في كل مكان.',
    },
    {
      subHeading: 'إطار قائم على واجهات البرمجة',
      description: 'بدّل الأوضاع أو توسّع أو جرّب دون أن يتأثر الأداء.',
    },
    { subHeading: 'فاتورة أقل', description: 'بنية محسّنة وحلول بنقرة واحدة تخفض التكلفة ونفقات الإدارة.' },
  ],
  choices: {
    terms: 'أوافق على الشروط',
    termsHint: 'تُفتح في صفحة أخرى',
    termsMissing: 'يلزم القبول للمتابعة',
    plan: 'الخطة',
    planHint: 'يمكن تغييرها لاحقًا',
    options: [
      { value: 'start', label: 'البداية', hint: 'تطبيق واحد' },
      { value: 'team', label: 'الفريق', hint: 'عشرة تطبيقات' },
    ],
    news: 'رسائل شهرية',
  },
  cookies: {
    label: 'ملفات تعريف الارتباط',
    title: 'هل تسمح بإحصاء الزيارات؟',
    accept: 'قبول',
    decline: 'رفض',
  },
  enlarge: 'تكبير',
  features: [
    {
      name: 'إطلاق التطبيقات',
      details: 'أطلق تطبيقات الويب والجوال والتلفاز في أيام بدل أشهر، دون واجهة خلفية معقدة تُبنى أولًا.',
    },
    {
      name: 'وكلاء الذكاء الاصطناعي',
      details: 'يؤتمت الوكلاء سير العمل ويخصّصون المحتوى ويدعمون القرارات.',
    },
    { name: 'إدارة البيانات', details: 'تكاملات ورؤى فورية وتخزين قابل للتوسع، يقودها الذكاء الاصطناعي.' },
  ],
  flow: {
    title: 'حذف تدفق البيانات هذا؟',
    description: 'لن تصل بيانات جديدة إلى التطبيقات التي تقرؤه.',
    delete: 'حذف',
    keep: 'إبقاء',
    close: 'إغلاق',
  },
  theme: { label: 'المظهر', systemLabel: 'النظام', lightLabel: 'فاتح', darkLabel: 'داكن' },
  footer: {
    tagline: 'نساعدك على بناء منظومتك الرقمية وإدارتها بيسر.',
    office: 'حيدر آباد، الهند',
    terms: 'الشروط',
    privacy: 'سياسة الخصوصية',
  },
  form: {
    category: 'الفئة',
    chooseCategory: 'اختر فئة',
    otherCategory: 'أخرى',
    description: 'الوصف',
    descriptionRequired: 'الوصف مطلوب',
    descriptionGiven: 'يتوقف الوكيل بعد خطوة واحدة.',
    email: 'البريد الإلكتروني',
    errorPrefix: 'خطأ:',
    emailInvalid: 'أدخل بريدًا صحيحًا',
    name: 'أدخل اسمك الكامل',
    password: 'كلمة المرور',
    passwordShort: 'كلمة المرور قصيرة',
    problem: 'هناك مشكلة',
    required: 'إلزامي',
    send: 'إرسال',
    sending: 'جارٍ الإرسال',
    sent: 'تم إرسال طلب الدعم بنجاح!',
    start: 'تاريخ البدء',
    startHint: 'خلال ثلاثين يومًا',
    startInvalid: 'اختر يومًا',
  },
  heading: {
    eyebrow: 'المزايا',
    title: 'كل ما يستحقه عملك',
    description: 'منصة واحدة لكل تطبيق ووكيل وتدفق بيانات.',
  },
  login: 'تسجيل الدخول',
  loginSubtitle: 'سجّل الدخول للبدء',
  menu: 'القائمة',
  newHere: 'جديد هنا؟',
  newTab: 'يُفتح في علامة تبويب جديدة',
  page: 'عمّ تتحدث هذه الصفحة.',
  pricing: { recommended: 'موصى بها', included: 'مشمول', notIncluded: 'غير مشمول:' },
  popover: { trigger: 'تصفية', title: 'عرض', close: 'تم' },
  questions: [
    {
      question: 'هل تساعدون في عمليات التكامل الأولى والإعداد؟',
      answer: 'نعم. يعمل مختص تهيئة مع فريقك حتى تعمل عمليات التكامل الأولى.',
    },
    {
      question: 'هل تعمل المنصة مع أكثر من مورّد؟',
      answer: 'نعم. تعمل تطبيقات عدة مورّدين ووكلاؤهم وتدفقات بياناتهم جنبًا إلى جنب.',
    },
    { question: 'من يملك البيانات؟', answer: 'أنت. تبقى جميع بياناتك ملكًا لك.' },
  ],
  sections: ['الإمكانات', 'المزايا', 'كيف يعمل؟', 'التكاملات', 'وكلاء الذكاء الاصطناعي'],
  signUp: 'إنشاء حساب',
  skip: 'تخطَّ إلى المحتوى',
  start: 'ابدأ بتطبيقك الأول',
  stepsFigure: 'ثلاث مراحل من اليمين إلى اليسار تصل بينها خيوط: صف، اربط، أطلق.',
  steps: [
    { title: 'صف', description: 'قل ما يجب أن يفعله التطبيق.' },
    { title: 'اربط', description: 'اختر الأدوات والبيانات.' },
    { title: 'أطلق', description: 'انشر من مكان واحد.' },
  ],
  support: 'الدعم',
  technologies: [
    'قواعد البيانات',
    'واجهات البرمجة',
    'التخزين السحابي',
    'التحليلات',
    'المدفوعات',
    'الرسائل',
    'الخرائط',
    'الهوية',
    'البحث',
    'الترجمة',
    'المراقبة',
  ],
  technologiesLabel: 'التقنيات',
  verified: { title: 'تم التحقق من بريدك', description: 'كل شيء جاهز للمتابعة.' },
  welcome: 'مرحبًا بعودتك',
} as const;

/** The components' own texts, as props that translate them. */
export const arabicLabels = {
  carousel: {
    roleLabel: 'شرائح متتابعة',
    slideRoleLabel: 'شريحة',
    slideLabel: '{n} من {m}',
    dotsLabel: 'اختر شريحة',
    dotLabel: 'الشريحة {n} من {m}',
    previousLabel: 'الشريحة السابقة',
    nextLabel: 'الشريحة التالية',
  },
  motion: { pauseLabel: 'إيقاف مؤقت', playLabel: 'تشغيل' },
  password: {
    showLabel: 'إظهار كلمة المرور',
    hideLabel: 'إخفاء كلمة المرور',
    showText: 'إظهار',
    hideText: 'إخفاء',
    shownMessage: 'كلمة المرور ظاهرة',
    hiddenMessage: 'كلمة المرور مخفية',
  },
} as const;

/** Attributes with text for readers. */
const SPOKEN = ['aria-label', 'aria-roledescription', 'alt', 'data-other', 'label', 'placeholder', 'title'];

/** Every text in an element, with text attributes, without names in another language. */
function texts(root: Element): string[] {
  return [root, ...root.querySelectorAll('*')]
    .filter((element) => element.closest('[lang]')?.getAttribute('lang') === 'ar')
    .flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
      ...SPOKEN.map((name) => element.getAttribute(name) ?? ''),
    ]);
}

/**
 * Settings of an RTL story: its direction and language, and a check that every text in it is Arabic, which proves that
 * every text of a component is a prop. Names in Latin letters are in an element with `lang="en"`.
 */
export const inArabic = {
  globals: { direction: 'rtl' },
  decorators: [
    (Story: ComponentType) => (
      <div lang="ar">
        <Story />
      </div>
    ),
  ],
  afterEach: async () => {
    await expect(document.documentElement.dir).toBe('rtl');
    const said = [...document.querySelectorAll('[lang="ar"]')].flatMap(texts);
    await expect(said.join(' ')).toMatch(/\p{Script=Arabic}/u);
    await expect(said.filter((text) => /\p{Script=Latin}/u.test(text))).toEqual([]);
  },
};
