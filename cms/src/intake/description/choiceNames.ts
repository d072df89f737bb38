/** What visitors choose from by a code, in both languages, as the site calls it: subjects and positions. */
import type { Lang } from '../form/messages';

interface ChoiceNames {
  subject: Record<string, string>;
  position: Record<string, string>;
}

export const choiceNames: Record<Lang, ChoiceNames> = {
  en: {
    subject: {
      web: 'Web Development',
      app: 'Mobile App Development',
      graphic: 'Graphic Design',
      marketing: 'Digital Marketing',
      resource: 'Dedicated Staff',
      other: 'Other',
    },
    position: {
      junior_qc_engineer: 'Junior QC Engineer',
      business_development_executive: 'Business Development Executive',
      front_end_developer: 'Junior Front-End Developer',
      developer_intern: 'Developer Intern',
      graphic_designer_intern: 'Graphic Designer Intern',
      qc_intern: 'QC Intern',
      other: 'Other',
    },
  },
  vn: {
    subject: {
      web: 'Phát triển website',
      app: 'Phát triển ứng dụng di động',
      graphic: 'Thiết kế đồ hoạ',
      marketing: 'Tiếp thị số',
      resource: 'Nhân sự chuyên trách',
      other: 'Việc khác',
    },
    position: {
      junior_qc_engineer: 'Kỹ sư QC (Junior)',
      business_development_executive: 'Chuyên viên phát triển kinh doanh',
      front_end_developer: 'Lập trình viên Front-End (Junior)',
      developer_intern: 'Thực tập sinh lập trình',
      graphic_designer_intern: 'Thực tập sinh thiết kế đồ hoạ',
      qc_intern: 'Thực tập sinh QC',
      other: 'Khác',
    },
  },
};
