/** The form of the sign-in sheet that is shown (UI-37). */
export type SignInForm = 'login' | 'register' | 'forgot-password';
