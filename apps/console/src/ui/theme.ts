// The kit in our colours, light and dark: the tokens of the house, denser than on a phone.
import { theme as kit, type ThemeConfig } from 'antd';

const light: ThemeConfig = {
  token: {
    colorPrimary: '#0b6b57',
    colorInfo: '#0b6b57',
    colorLink: '#0a5f4d',
    colorError: '#b3261e',
    colorWarning: '#8a5800',
    colorSuccess: '#0b6b57',
    colorSuccessBg: '#e7f1ed',
    colorSuccessBorder: '#bcd9cf',
    colorWarningBg: '#fbf0d9',
    colorWarningBorder: '#ecd9ad',
    colorErrorBg: '#fbeae8',
    colorErrorBorder: '#eec2be',
    colorInfoBg: '#e6eef8',
    colorInfoBorder: '#c3d6ee',
    colorText: '#16201d',
    colorTextSecondary: '#55635e',
    colorTextTertiary: '#616e69',
    colorTextDescription: '#55635e',
    colorTextPlaceholder: '#66736d',
    colorBgLayout: '#f5f3ee',
    colorBorderSecondary: '#e8e4db',
    borderRadius: 8,
    fontFamily: 'var(--font)',
    fontSize: 14,
    wireframe: false,
  },
  components: {
    Layout: { siderBg: '#10211c', headerBg: '#ffffff', headerHeight: 56, headerPadding: '0 24px' },
    Menu: {
      darkItemBg: '#10211c',
      darkItemColor: '#c3d1cb',
      darkItemSelectedBg: '#0b6b57',
      darkSubMenuItemBg: '#10211c',
      darkGroupTitleColor: '#8fa39b',
      itemHeight: 36,
    },
    Table: { headerBg: '#faf8f4', headerColor: '#55635e', cellPaddingBlockMD: 10 },
    Statistic: { contentFontSize: 26 },
  },
};

/** The same in the dark; what is not named here the kit reckons from these. */
const dark: ThemeConfig = {
  algorithm: kit.darkAlgorithm,
  token: {
    ...light.token,
    colorPrimary: '#4cc3a5',
    colorInfo: '#4cc3a5',
    colorLink: '#63d1b5',
    colorError: '#ff8a80',
    colorWarning: '#ffb43a',
    colorSuccess: '#4cc3a5',
    colorSuccessBg: '#17312a',
    colorSuccessBorder: '#245447',
    colorWarningBg: '#33270f',
    colorWarningBorder: '#5c4719',
    colorErrorBg: '#3a1d1b',
    colorErrorBorder: '#6b3430',
    colorInfoBg: '#1a2a3d',
    colorInfoBorder: '#2d4766',
    colorText: '#eef2ef',
    colorTextSecondary: '#a9b6b0',
    colorTextTertiary: '#919e98',
    colorTextDescription: '#a9b6b0',
    colorTextPlaceholder: '#919e98',
    colorBgLayout: '#121715',
    colorBgContainer: '#1b2220',
    colorBgElevated: '#222a27',
    colorBorder: '#3d4844',
    colorBorderSecondary: '#2b3431',
    colorTextLightSolid: '#06231c',
  },
  components: {
    ...light.components,
    Layout: { ...light.components?.Layout, siderBg: '#0c1613', headerBg: '#161d1b' },
    Menu: {
      ...light.components?.Menu,
      darkItemBg: '#0c1613',
      darkSubMenuItemBg: '#0c1613',
      colorTextLightSolid: '#ffffff',
    },
    Table: { ...light.components?.Table, headerBg: '#202826', headerColor: '#a9b6b0' },
  },
};

/** As the reader's device is set. */
export const themeOf = (isDark: boolean): ThemeConfig => (isDark ? dark : light);
