import { placeholderPage } from './placeholder.tsx';

export const confirmationPage = placeholderPage('confirmation');
